/** The parsed target of a request. */
export interface RequestTarget {
  /** Percent-encoded, as sent. */
  readonly path: string;
  /** Without "?"; empty when there is none. */
  readonly query: string;
}

const authority = /^https?:\/\/[^/?#]*/i;
/**
 * Sequences that servers interpret differently: encoded separators, empty and dot segments, "#", control
 * characters.
 */
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
 * Parses the target of a request: a path with query, or the absolute form (RFC 9112 §3.2.2). Undefined for
 * targets that two servers could interpret differently, so that every later check of the path, here or in a
 * service behind this one, sees the same; and for other forms ("*", another scheme).
 */
export function readTarget(target: string): RequestTarget | undefined {
  const local = target.startsWith('/') ? target : target.replace(authority, '') || '/';
  const mark = local.indexOf('?');
  const path = mark < 0 ? local : local.slice(0, mark) || '/';
  if (!path.startsWith('/') || ambiguous.test(path) || !isDecodable(path)) return undefined;
  return { path, query: mark < 0 ? '' : local.slice(mark + 1) };
}
