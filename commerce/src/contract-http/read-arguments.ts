import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { CallArguments, Endpoint } from './endpoint.ts';

/** No prototype: a parameter called "constructor" is an ordinary parameter. */
const noArguments = (): Record<string, unknown> => Object.create(null) as Record<string, unknown>;

function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    // Broken percent-encoding: decode what is valid, the rest becomes U+FFFD.
    return new URLSearchParams(`v=${spaced}`).get('v') ?? '';
  }
}

/** Parses a query string; of a repeated name the first value counts, "_" is a cache buster and dropped. */
export function readQuery(query: string, into = noArguments()): Record<string, unknown> {
  if (query === '') return into;
  for (const pair of query.split('&')) {
    const at = pair.indexOf('=');
    const name = decode(at < 0 ? pair : pair.slice(0, at));
    if (name === '' || name === '_' || name in into) continue;
    into[name] = at < 0 ? '' : decode(pair.slice(at + 1));
  }
  return into;
}

/** Limit of nesting; a cart with addresses has three levels. */
const LEVELS_MAX = 32;
/** Limit of values; a full cart of a hundred lines has about a thousand. */
const VALUES_MAX = 5_000;
const FIELDS_MAX = 500;

/**
 * Whether a value parsed from JSON is too deep or too large; iterative, since deep nesting would overflow the
 * stack.
 */
function excessOf(value: unknown): 'body_too_deep' | 'body_too_large' | undefined {
  let level = [value];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > LEVELS_MAX) return 'body_too_deep';
    values += level.length;
    if (values > VALUES_MAX) return 'body_too_large';
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return undefined;
}

/** Checks a form before it is parsed. */
function hasTooManyFields(form: string): boolean {
  let fields = 1;
  for (let at = form.indexOf('&'); at >= 0; at = form.indexOf('&', at + 1)) fields += 1;
  return fields > FIELDS_MAX;
}

const tooManyFields = () => refused('form_too_large', { most: FIELDS_MAX });

function fromJson(text: string): Outcome<CallArguments> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refused('body_not_json', {});
  }
  const excess = excessOf(body);
  if (excess !== undefined) return refused(excess, {});
  if (Array.isArray(body)) return accepted({ data: body });
  if (typeof body !== 'object' || body === null) return refused('body_no_object', {});
  const args = noArguments();
  for (const [name, value] of Object.entries(body)) if (name !== '_') args[name] = value;
  return accepted(args);
}

/**
 * Arguments of a call with a body, as the Frappe API reads them: a JSON body is taken alone, a form is merged
 * over the query, and without a body the query is used. Calls with `readsQuery` see the query besides a JSON
 * body too. Any other content type is refused: text/plain can be sent by pages of other sites without a CORS
 * preflight.
 */
export async function readArguments(
  request: Request,
  query: string,
  { readsQuery = false, readsFiles = false }: Pick<Endpoint, 'readsQuery' | 'readsFiles'> = {},
): Promise<Outcome<CallArguments>> {
  const type = (request.headers.get('content-type') ?? '').toLowerCase();
  if (type.startsWith('application/json')) {
    const text = await request.text();
    if (text.trim() === '') return accepted(readQuery(query));
    const body = fromJson(text);
    return body.ok && readsQuery ? accepted({ ...body.value, ...readQuery(query) }) : body;
  }
  const args = noArguments();
  if (type.startsWith('application/x-www-form-urlencoded')) {
    const form = await request.text();
    if (hasTooManyFields(form)) return tooManyFields();
    readQuery(form, args);
  } else if (type.startsWith('multipart/form-data')) {
    const form = await request.formData().catch(() => null);
    if (form === null) return refused('form_unreadable', {});
    if ([...form.keys()].length > FIELDS_MAX) return tooManyFields();
    for (const [name, value] of form)
      if (typeof value === 'string' && name !== '_' && !(name in args)) args[name] = value;
    if (readsFiles)
      args['files'] = [...form.values()].filter((value) => typeof value !== 'string' && value.size > 0);
  } else if ((await request.text()).trim() !== '') {
    return refused('body_of_other_type', {});
  }
  return accepted(readQuery(query, args));
}
