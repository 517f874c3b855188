/** Texts of how an article reaches a shopper: what it costs and, at a CAP, on what days. */
export const arrival = {
  cost: (label: string, cost: string) => `${label}: ${cost}`,
  costFreeFrom: (label: string, cost: string, from: string) =>
    `${label}: ${cost}, gratis da ${from} di spesa`,
  free: (label: string) => `${label}: consegna gratuita`,
  days: (least: number, most: number) =>
    `Consegna in ${least === most ? '' : `${least}–`}${most} giorni lavorativi, qualcuno in più per le isole`,
  on: (day: string, cap: string) => `Al CAP ${cap} arriva ${day}`,
  between: (from: string, to: string, cap: string) => `Al CAP ${cap} arriva tra ${from} e ${to}`,
  pickupFree: (label: string) => `${label}: gratis`,
  pickup: (label: string, cost: string) => `${label}: ${cost}`,
  pickupDays: (least: number, most: number) =>
    `, pronto in ${most === 1 ? '1 giorno lavorativo' : `${least === most ? '' : `${least}–`}${most} giorni lavorativi`}`,
  undeliverable: (cap: string) => `Non consegniamo questo articolo al CAP ${cap}.`,
  canBeCollected: 'Puoi ritirarlo in negozio.',
  writeToUs: 'Scrivici: cerchiamo una soluzione.',
  soldOut: 'Al momento è esaurito: la data la sapremo quando torna.',
  capMissing: 'Scrivi il CAP: ha 5 cifre, come 40121.',
  capWrong: 'Il CAP ha 5 cifre, come 40121: controllalo.',
  capUnknown: 'Questo CAP non esiste: controllalo.',
  failed: 'Non riusciamo a calcolare la data: riprova tra poco.',
};
