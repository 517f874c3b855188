/** What a search engine is told of a product: the page of the shop and its preview in the back office say the same. */

/** More than search engines show: nothing somebody wrote is cut off. */
export const metaTitleMost = 120;
export const metaDescriptionMost = 320;

/** About as much as a search engine shows before it cuts. */
export const shownTitle = 60;
export const shownDescription = 160;

/** Absent and empty parts are left out. */
export interface ProductWords {
  readonly name: string;
  readonly brand?: string | null | undefined;
  /** Its code, where another product is called the same. */
  readonly mark?: string | null | undefined;
  /** Its short description. */
  readonly intro?: string | null | undefined;
  readonly metaTitle?: string | null | undefined;
  readonly metaDescription?: string | null | undefined;
}

/** Title of the page: what somebody wrote, else name and brand; the shop's name stands at its end. */
export function foundTitle({ name, brand, mark, metaTitle }: ProductWords, shop: string): string {
  const title = metaTitle || [name, brand, mark].filter(Boolean).join(' – ');
  return `${title} | ${shop}`;
}

/**
 * Description of the page: what somebody wrote, else the short description. Articles that are alike share that: the name
 * tells them apart among the results of a search.
 * @param describe a sentence for a product without short description
 */
export function foundDescription(
  { name: called, brand, mark, intro, metaDescription }: ProductWords,
  describe: (name: string, brand: string) => string,
): string {
  if (metaDescription) return metaDescription;
  const name = mark ? `${called} (${mark})` : called;
  if (!intro) return describe(name, brand ?? '');
  return intro.includes(name) ? intro : `${name} – ${intro}`;
}
