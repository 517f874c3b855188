import { facts } from '../pages/facts.ts';

/** Texts of a product's documents and its energy label. */
export const documents = {
  title: 'Documenti',
  none: 'Nessun documento: qui vanno manuali, schede e dichiarazioni.',
  add: 'Aggiungi un documento',
  addHint: 'PDF, al massimo 20 MB.',
  sending: 'Carico il file…',
  tooLarge: (name: string) => `${name} è più grande di 20 MB: riducilo e riprova.`,
  documentOf: (place: number) => `Documento ${place}`,
  label: 'Nome',
  labelMissing: 'Scrivi come si chiama: chi compra lo legge così.',
  kind: 'Tipo',
  open: (what: string) => `Apri: ${what}`,
  energy: 'Etichetta energetica',
  energyText:
    'Se la legge la chiede (Reg. UE 2017/1369), la classe e la sua scala appaiono accanto a ogni prezzo, con l’etichetta e la scheda.',
  scale: 'Scala',
  scaleHint: 'Come sull’etichetta.',
  energyClass: 'Classe energetica',
  classOutside: 'La scala scelta non ha questa classe.',
  noLabel: 'Senza etichetta',
  labelFile: 'Etichetta',
  labelFileHint: 'PDF o immagine, al massimo 20 MB.',
  sheetFile: 'Scheda informativa del prodotto',
  fileMissing: 'Manca: la legge la chiede.',
  eprel: 'Numero EPREL',
  eprelHint: 'Del registro europeo delle etichette: la scheda del prodotto vi porta.',
  kinds: facts.documentKinds,
};
