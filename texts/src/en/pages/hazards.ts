/** Signal words and pictograms of labels (Reg. (EC) 1272/2008). */
export const hazards: Readonly<Record<string, string>> = {
  danger: 'Danger',
  warning: 'Warning',
  GHS01: 'Explosive',
  GHS02: 'Flammable',
  GHS03: 'Oxidising',
  GHS04: 'Gas under pressure',
  GHS05: 'Corrosive',
  GHS06: 'Acutely toxic',
  GHS07: 'Irritant or harmful',
  GHS08: 'Health hazard',
  GHS09: 'Hazardous to the environment',
};
