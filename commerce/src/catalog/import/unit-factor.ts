/** Size of each unit in the base unit of its kind. */
const kinds: readonly Readonly<Record<string, number>>[] = [
  { mm: 0.001, cm: 0.01, dm: 0.1, m: 1, km: 1000, in: 0.0254, ft: 0.3048 },
  { mg: 0.000_001, g: 0.001, hg: 0.1, kg: 1, t: 1000, oz: 0.028_349_523_125, lb: 0.453_592_37 },
  { ml: 0.001, cl: 0.01, dl: 0.1, l: 1, floz: 0.029_573_529_562_5, gal: 3.785_411_784 },
  { 'cm²': 0.0001, cm2: 0.0001, 'm²': 1, m2: 1 },
  { 'm³': 1, m3: 1 },
  { w: 1, kw: 1000 },
  { v: 1, kv: 1000 },
  { s: 1, min: 60, h: 3600 },
];

/** The factor from one unit to the other; null when they measure different things. */
export function unitFactor(from: string, to: string): number | null {
  if (from === to && kinds.some((kind) => kind[from.toLowerCase()] !== undefined)) return 1;
  for (const kind of kinds) {
    const source = kind[from.toLowerCase()];
    const target = kind[to.toLowerCase()];
    if (source !== undefined && target !== undefined) return source / target;
  }
  return null;
}
