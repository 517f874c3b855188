/**
 * Facets that make a page of their own together with a category ("Trapani" of "Bosch"): one value of one of them, by
 * its code. Such pages are linked from their category, may be crawled and indexed; every other filter is not.
 */
export const indexedFacets: readonly string[] = ['brand'];
