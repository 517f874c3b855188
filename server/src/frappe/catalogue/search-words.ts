/** Operators of the search engine behind the service, which does not escape them. */
const operators = /[+!(){}[\]^"~*?:\\/|&<>=;,]+/g;

/** The search term without characters that are operators. */
export function searchWords(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(operators, ' ')
    .replaceAll(/(^|\s)-+/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The valid SKUs of a list separated by ";". */
export function skuList(skus: string): string {
  return skus
    .split(';')
    .map((sku) => sku.trim())
    .filter((sku) => /^[\w.][\w. /-]{0,79}$/.test(sku))
    .join(';');
}
