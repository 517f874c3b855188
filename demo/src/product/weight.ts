import type { Draft } from './draft.ts';

/** Kilograms of one piece (or one metre, coil, pack as pictured) where the picture's size does not show the weight. */
const pieceKg: Readonly<Record<string, number>> = {
  viteria: 0.006,
  tassello: 0.009,
  ferramenta: 0.18,
  cavo: 3.4,
  tubo: 6.5,
  raccordo: 0.12,
  prolunga: 1.1,
  laterizio: 2.9,
  piastrella: 28,
  parquet: 15,
  profilo: 1.3,
  legno: 3.2,
  pannello: 9.5,
  abrasivo: 0.09,
  canalina: 0.4,
  nastro: 0.14,
  albero: 14,
  siepe: 4,
  tessile: 0.45,
  tappeto: 2.6,
  'accessorio-utensile': 0.3,
};

/** Kilograms for each cubic metre of the space the goods take up. */
const density: Readonly<Record<string, number>> = {
  seduta: 22,
  poltrona: 34,
  ufficio: 30,
  divano: 30,
  tavolo: 30,
  scrivania: 38,
  contenitore: 58,
  letto: 20,
  'letto-bimbo': 24,
  'mobile-bimbo': 40,
  'mobile-cucina': 75,
  'mobile-bagno': 50,
  esterno: 26,
  lampada: 38,
  'lampada-fissa': 36,
  'lampada-esterno': 20,
  elettrodomestico: 210,
  'piccolo-elettrodomestico': 240,
  cottura: 180,
  'utensile-cucina': 300,
  tavola: 340,
  decoro: 260,
  vaso: 210,
  pianta: 22,
  orologio: 240,
  ordine: 70,
  pattumiera: 60,
  pulizia: 45,
  giocattolo: 110,
  sport: 95,
  viaggio: 30,
  rubinetteria: 160,
  'accessorio-bagno': 130,
  elettrico: 420,
  citofono: 260,
  utensile: 620,
  'utensile-taglio': 420,
  misura: 330,
  elettroutensile: 230,
  scala: 18,
  officina: 70,
  protezione: 60,
  'attrezzo-giardino': 70,
  irrigazione: 190,
  'macchina-giardino': 25,
  lampadina: 190,
  struttura: 40,
  ombra: 12,
  serramento: 90,
  ringhiera: 80,
  radiatore: 210,
};

/** Slender goods that weigh more than their outer size suggests. */
const floorKg: Readonly<Record<string, number>> = {
  'attrezzo-giardino': 0.22,
  utensile: 0.14,
  'utensile-taglio': 0.12,
  protezione: 0.05,
  lampada: 0.6,
};

const rounded = (kg: number) => (kg >= 10 ? Math.round(kg) : Math.max(0.01, Math.round(kg * 100) / 100));

/** Weight of one piece: from the table, by kind, or from the space it takes up. */
export function weightKg(draft: Draft): number {
  const own = draft.extra.get('kg');
  if (own !== undefined) return Number(own);
  const { texts } = draft.leaf;
  const piece = pieceKg[texts];
  if (piece !== undefined) return rounded(piece);
  const { width, depth, height } = draft.model;
  const cubicMetres = (width * depth * height) / 1e6;
  return rounded(Math.max(floorKg[texts] ?? 0.03, (density[texts] ?? 120) * cubicMetres));
}
