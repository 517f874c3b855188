/** Lower-case ASCII words joined by hyphens: "Vernice all’acqua 2,5 l" → "vernice-all-acqua-2-5-l". */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Address of a product whose row names none: name and code, so that two products never share it. */
export function productSlug(name: string, code: string): string {
  return `det/${slugOf(name).slice(0, 120)}-${slugOf(code)}`;
}

/** "Potenza a vuoto" → "potenza_a_vuoto" */
export function codeOfLabel(label: string): string {
  return slugOf(label).replaceAll('-', '_').slice(0, 60) || 'caratteristica';
}
