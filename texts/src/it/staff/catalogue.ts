/** What `npm run catalogue` says. */
export const catalogue = {
  missingFile: 'Manca il file da caricare.',
  missingImportFile: 'Manca il file da importare.',
  stockUsage: (how: string) => `Serve: stock ${how} SKU PEZZI (un numero intero da 0 in su).`,
  numberOfProducts: 'Numero di prodotti',
  dryRun: 'Prova (non ho scritto nulla): ',
  read: (products: string, seconds: string, speed: string) =>
    `${products} prodotti letti in ${seconds} s (${speed}/s).`,
  counts: (created: string, changed: string, repriced: string, unchanged: string) =>
    `nuovi ${created}, cambiati ${changed}, solo prezzo o giacenza ${repriced}, uguali ${unchanged}`,
  rejected: (count: string) => `scartati ${count}`,
  problems: (count: string, file: string) => `${count} segnalazioni in ${file}`,
  progress: (count: string) => `${count} prodotti`,
  progressWithRejected: (count: string, rejected: string) => `${count} prodotti, ${rejected} scartati`,
  thisFile: 'Questo file',
  repeatWithYes: 'Se va bene così, ripeti il comando con --yes.',
  goOn: 'Continuo? (sì/no) ',
  stockRead: (read: number, changed: number) => `Giacenze lette ${read}, cambiate ${changed}.`,
  stockRejected: (rejected: number, file: string) => `scartate ${rejected}: vedi ${file}`,
  unknownSku: (sku: string) => `Nel negozio non c’è lo SKU ${sku}.`,
  stockNow: (sku: string, before: number, now: number) => `${sku}: giacenza ${before} → ${now}.`,
  safety: {
    complete: 'Ogni prodotto in vendita ha produttore e, dove serve, persona responsabile.',
    after: (count: string, withheld: boolean) =>
      withheld
        ? `Prodotti non pubblicati perché mancano i dati di sicurezza (Reg. (UE) 2023/988, art. 19): ${count}. Elenco: npm run catalogue -- check`
        : `Prodotti senza i dati di sicurezza (Reg. (UE) 2023/988, art. 19), che MODE=production non pubblica: ${count}. Elenco: npm run catalogue -- check`,
    lacks: {
      maker: 'manca il produttore: nome, indirizzo postale, e-mail o sito',
      responsible: 'il produttore è fuori dall’Unione: manca la persona responsabile',
      country:
        'dall’indirizzo del produttore non si capisce il Paese: aggiungilo in fondo, o indica la persona responsabile',
    },
  },
  settings: {
    unreadable: (file: string, why: string) => `Non riesco a leggere ${file}: ${why}.`,
    notJson: 'non è JSON valido',
    wrong: (file: string) => `${file} non va bene:`,
    wholeFile: 'file',
    unknownKeys: (keys: string) => `non esiste: ${keys}`,
    missing: 'manca',
    invalid: (found: string) => `non è valido: ${found}`,
    faults: {
      no_language: 'un testo senza lingue',
      percent_by_kind: 'percent va con kind «percentage», e solo con quello',
      amount_by_kind: 'amount, maggiore di zero, va con kind «amount», e solo con quello',
    },
    ends: (name: string) => `non nomina «${name}»: questo modo di consegna non si offrirà più`,
    loaded: (rules: number, coupons: number) => `Modi di consegna: ${rules}. Codici sconto: ${coupons}.`,
    kept: (rule: string, fields: string) =>
      `«${rule}»: resta quello che è stato scritto nel gestionale (${fields})`,
    leftOut: (coupon: string, unknown: string) => `${coupon} tralasciato: non esistono ${unknown}`,
  },
};
export type CatalogueTexts = typeof catalogue;
