/** Signs that mean something to the search engine behind the service, which does not escape them itself. */
const operators = /[+!(){}[\]^"~*?:\\/|&<>=;,]+/g;

/** What was typed, without signs that the search engine would take for commands. */
export function searchWords(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(operators, ' ')
    .replaceAll(/(^|\s)-+/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** SKUs of a list separated by ";" that look like SKUs. */
export function skuList(skus: string): string {
  return skus
    .split(';')
    .map((sku) => sku.trim())
    .filter((sku) => /^[\w.][\w. /-]{0,79}$/.test(sku))
    .join(';');
}
