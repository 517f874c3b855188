/** Text as it is compared with what somebody typed: without case, accents and outer spaces. */
export const foldedForSearch = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .trim();
