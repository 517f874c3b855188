import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { CallArguments } from './endpoint.ts';

/** No prototype: a parameter called "constructor" is only a parameter. */
const noArguments = (): Record<string, unknown> => Object.create(null) as Record<string, unknown>;

function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    // A broken escape: what can be read is read, the rest becomes U+FFFD.
    return new URLSearchParams(`v=${spaced}`).get('v') ?? '';
  }
}

/** Query string to arguments; of a repeated name the first counts, "_" is a cache buster and dropped. */
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

/** Of an honest call: a cart with addresses has three levels. */
const LEVELS_MAX = 32;
/** A cart of a hundred lines with everything about it holds about a thousand values. */
const VALUES_MAX = 5_000;
const FIELDS_MAX = 500;

/** What is too much in a value read from JSON; without recursion, which depth would break. */
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

/** Of a form, before it is taken apart. */
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
 * Arguments of a call with a body, as the Frappe API reads them: a JSON body stands alone, a form is merged over
 * the query; with no body the query is read. Calls that read the query themselves see it beside a JSON body too. A body of any other type is refused:
 * text/plain is what a page of another site may send without asking.
 */
export async function readArguments(
  request: Request,
  query: string,
  readsQuery: boolean,
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
  } else if ((await request.text()).trim() !== '') {
    return refused('body_of_other_type', {});
  }
  return accepted(readQuery(query, args));
}
