/** Signal words and pictograms of labels (Reg. (EC) 1272/2008). */
export const hazards: Readonly<Record<string, string>> = {
  danger: 'Nebezpečenstvo',
  warning: 'Pozor',
  GHS01: 'Výbušné',
  GHS02: 'Horľavé',
  GHS03: 'Oxidujúce',
  GHS04: 'Plyn pod tlakom',
  GHS05: 'Žieravé',
  GHS06: 'Toxické',
  GHS07: 'Dráždivé alebo škodlivé',
  GHS08: 'Nebezpečné pre zdravie',
  GHS09: 'Nebezpečné pre životné prostredie',
};
