/** Signal words and pictograms of labels (Reg. (EC) 1272/2008). */
export const hazards: Readonly<Record<string, string>> = {
  danger: 'Pericolo',
  warning: 'Attenzione',
  GHS01: 'Esplosivo',
  GHS02: 'Infiammabile',
  GHS03: 'Comburente',
  GHS04: 'Gas sotto pressione',
  GHS05: 'Corrosivo',
  GHS06: 'Tossico',
  GHS07: 'Irritante o nocivo',
  GHS08: 'Pericoloso per la salute',
  GHS09: 'Pericoloso per l’ambiente',
};
