/** Holds the signed token of a preview; pages with it are made for one browser. */
export const previewCookie = 'preview';

/** Names the token in the address of a page within the frame beside an editor: other tabs stay in the shop as it is. */
export const previewParameter = 'anteprima';

/** The token of a preview in a Cookie header; undefined without one. */
export function previewIn(header: string | null | undefined): string | undefined {
  return /(?:^|;\s*)preview=([\w.-]{1,120})(?:;|$)/.exec(header ?? '')?.[1];
}

/** Whether a token shows a text that somebody is writing, in a frame of the back office. */
export const isDraftPreview = (token: string): boolean => token.startsWith('d.');
