import type { Endpoint } from './endpoint.ts';

const methodPrefix = '/api/method/';

/** The last two segments of a dotted method path: whatever app it is installed in, the call is the same. */
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

/** By a loop: a pattern for it looks at every run of slashes from each of its ends. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Finds the endpoint of a path, percent-encoded or not; /api/v1 is the same map as /api. */
export function createRouteTable(endpoints: readonly Endpoint[]): (path: string) => Endpoint | undefined {
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
    if (direct !== undefined) return direct;
    const path = withoutLastSlashes(decodedPath(sent).replace(/^\/api\/v1\//, '/api/'));
    return exact.get(path) ?? byTail.get(methodTail(path) ?? '');
  };
}
