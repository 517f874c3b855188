/** Holds the signed token of a preview; pages with it are made for one browser. */
export const previewCookie = 'preview';

/** The token of a preview in a Cookie header; undefined without one. */
export function previewIn(header: string | null | undefined): string | undefined {
  return /(?:^|;\s*)preview=([\w.-]{1,120})(?:;|$)/.exec(header ?? '')?.[1];
}
