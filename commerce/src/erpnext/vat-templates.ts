const LINE = /^(\d{1,2}(?:[.,]\d{1,2})?)\s*%?\s*=\s*(\S.{0,139})$/;

/**
 * Item Tax Templates of ERPNext by rate, from lines like "22 = IVA 22% - CM"; empty: VAT rows are not sent. undefined: a
 * line does not say a rate and a name, or a rate stands twice.
 */
export function readVatTemplates(text: string): ReadonlyMap<number, string> | undefined {
  const templates = new Map<number, string>();
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const [, rate = '', name = ''] = LINE.exec(line) ?? [];
    const percent = Number(rate.replace(',', '.'));
    if (name === '' || templates.has(percent)) return undefined;
    templates.set(percent, name);
  }
  return templates;
}
