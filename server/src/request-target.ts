/** What a request asks for, taken apart. */
export interface RequestTarget {
  /** Still percent-encoded, as sent. */
  readonly path: string;
  /** Without "?"; empty when there is none. */
  readonly query: string;
}

const authority = /^https?:\/\/[^/?#]*/i;
/** One reader's folder is another's name: separators in disguise, empty and dotted segments, "#", control characters. */
const ambiguous = /\\|#|\/\/|%(?:2f|5c|0[0-9a-f]|1[0-9a-f]|7f)|\/(?:\.|%2e){1,2}(?:\/|$)/i;

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * Takes apart the target of a request: a path with its query, or the absolute form of it (RFC 9112 §3.2.2).
 * Undefined for what two readers could understand in two ways, so that whoever looks at the path later, here or in
 * a service behind this one, sees the same; and for what is no address at all ("*", another scheme).
 */
export function readTarget(target: string): RequestTarget | undefined {
  const local = target.startsWith('/') ? target : target.replace(authority, '') || '/';
  const mark = local.indexOf('?');
  const path = mark < 0 ? local : local.slice(0, mark) || '/';
  if (!path.startsWith('/') || ambiguous.test(path) || !isDecodable(path)) return undefined;
  return { path, query: mark < 0 ? '' : local.slice(mark + 1) };
}
