import type { Endpoint } from './endpoint.ts';

const methodPrefix = '/api/method/';

/** The last two segments of a dotted method path: the app in front of them makes no difference. */
function methodTail(path: string): string | undefined {
  if (!path.startsWith(methodPrefix)) return undefined;
  const dots = path.slice(methodPrefix.length).split('.');
  return dots.length < 2 || dots.includes('') ? undefined : dots.slice(-2).join('.');
}

function decodedPath(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A loop, because a regular expression for it takes quadratic time on long runs of slashes. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

export interface FoundEndpoint {
  readonly endpoint: Endpoint;
  /** Parameters from the path itself, as a query: "name=Vernici". */
  readonly query: string;
}

/** "/api/resource/Promo Slider/{name}": the part before its parameter, and the parameter's name. */
const withParameter = /^(?<start>.+\/)\{(?<parameter>\w+)\}$/;

function createParameterTable(endpoints: readonly Endpoint[]): (path: string) => FoundEndpoint | undefined {
  const byStart = new Map<string, { readonly endpoint: Endpoint; readonly parameter: string }>();
  for (const endpoint of endpoints) {
    const { start = '', parameter } = withParameter.exec(endpoint.operation.path)?.groups ?? {};
    if (parameter !== undefined) byStart.set(start, { endpoint, parameter });
  }
  return (path) => {
    const at = path.lastIndexOf('/') + 1;
    const found = byStart.get(path.slice(0, at));
    if (found === undefined || at === path.length) return undefined;
    return {
      endpoint: found.endpoint,
      query: `${found.parameter}=${encodeURIComponent(path.slice(at).toWellFormed())}`,
    };
  };
}

/** Finds the endpoint of a path, percent-encoded or not; /api/v1 has the same calls as /api. */
export function createRouteTable(
  endpoints: readonly Endpoint[],
): (path: string) => FoundEndpoint | undefined {
  const byParameter = createParameterTable(endpoints);
  const whole = (endpoint: Endpoint | undefined): FoundEndpoint | undefined =>
    endpoint === undefined ? undefined : { endpoint, query: '' };
  const exact = new Map<string, Endpoint>();
  const byTail = new Map<string, Endpoint>();
  for (const endpoint of endpoints) {
    for (const path of [endpoint.operation.path, ...endpoint.operation.aliases]) {
      exact.set(path, endpoint);
      const tail = methodTail(path);
      if (tail !== undefined) byTail.set(tail, endpoint);
    }
  }
  return (sent) => {
    const direct = exact.get(sent);
    if (direct !== undefined) return whole(direct);
    const path = withoutLastSlashes(decodedPath(sent).replace(/^\/api\/v1\//, '/api/'));
    return whole(exact.get(path) ?? byTail.get(methodTail(path) ?? '')) ?? byParameter(path);
  };
}
