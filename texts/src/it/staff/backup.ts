const again = 'Serve un’altra copia.';

/** What a backup or a restore is refused for, and what a person can do. */
export const backupProblems = {
  folder_exists: ({ folder }: { folder: string }) =>
    `${folder} esiste già: indica una cartella nuova, così nessuna copia precedente va persa.`,
  folder_in_data: ({ folder, dataDir }: { folder: string; dataDir: string }) =>
    `${folder} sta in DATA_DIR (${dataDir}): la copia conterrebbe le copie di prima, e andrebbe persa con i dati. Indica una cartella altrove.`,
  backup_failed: ({ why }: { why: string }) =>
    `Il salvataggio non è arrivato in fondo: ${why}. Quello che era cominciato è stato tolto.`,
  restore_failed: ({ why }: { why: string }) =>
    `Il ripristino non è arrivato in fondo: ${why}. Non è cambiato niente: togli la causa e riprova.`,
  nothing_to_back_up: 'La base dati non contiene un negozio: non c’è niente da salvare.',
  not_a_backup: ({ folder }: { folder: string }) =>
    `${folder} non è una copia completa: manca backup.json. Se si chiama .part, il salvataggio non è arrivato in fondo. ${again}`,
  list_damaged: ({ folder }: { folder: string }) =>
    `L’elenco della copia (${folder}/backup.json) è rovinato o tagliato. ${again}`,
  newer_format: ({ format }: { format: number }) =>
    `La copia è nel formato ${format}, che questa versione non conosce: usa la versione che l’ha scritta.`,
  file_missing: ({ file }: { file: string }) => `Nella copia manca ${file}. ${again}`,
  file_damaged: ({ file }: { file: string }) =>
    `${file} non è più quello salvato: è tagliato o rovinato. ${again}`,
  newer_shop: ({ name }: { name: string }) =>
    `La copia è di una versione più recente del negozio (migrazione ${name}): ripristina con quella.`,
  changed_migration: ({ name }: { name: string }) =>
    `La copia è di una versione diversa del negozio: la migrazione ${name} non è la stessa.`,
  database_of_others: ({ server }: { server: string }) =>
    `La base dati ${server} contiene tabelle che non sono di un negozio: indicane una vuota.`,
  shop_running: ({ connections }: { connections: number }) =>
    `Un negozio lavora su questa base dati (${connections} connessioni): ferma prima tutti i nodi.`,
  shop_full: ({ products, orders, customers }: { products: number; orders: number; customers: number }) =>
    `Qui c’è già un negozio: ${products} prodotti, ${orders} ordini, ${customers} clienti. Per cancellarlo e mettere la copia al suo posto ripeti con --replace; prima salvalo con npm run backup.`,
  rows_missing: ({ table, found, wanted }: { table: string; found: number; wanted: number }) =>
    `Di ${table} sono arrivate ${found} righe, nella copia sono ${wanted}: non è cambiato niente.`,
};
export type BackupProblemTexts = typeof backupProblems;

/** What `npm run backup` and `npm run restore` say. */
export const backup = {
  usage: `Uso: npm run backup -- CARTELLA

  Salva base dati, immagini, documenti e impostazioni in una cartella nuova, anche a negozio aperto: tutto
  com’era nello stesso momento. Contiene i dati dei clienti e le chiavi del negozio: tienila chiusa.
`,
  restoreUsage: `Uso: npm run restore -- CARTELLA [--replace] [--check]

  Rimette una copia in una base dati vuota e in DATA_DIR, a negozio fermo: tutto o niente.
  --replace  cancella il negozio che c’è già
  --check    controlla soltanto che la copia sia intera
`,
  missingFolder: 'Manca la cartella.',
  table: ({ name }: { name: string }) => `tabella ${name}`,
  files: ({ count }: { count: number }) => `file: ${count}`,
  checking: 'controllo la copia',
  saved: ({ folder, tables, rows, files, megabytes }: Summary & { folder: string }) =>
    `Salvato in ${folder}: ${tables} tabelle con ${rows} righe, ${files} file, ${megabytes} MB.`,
  whole: ({ takenAt, tables, rows, files, megabytes }: Summary & { takenAt: string }) =>
    `La copia del ${takenAt} è intera: ${tables} tabelle con ${rows} righe, ${files} file, ${megabytes} MB.`,
  restored: ({ takenAt, rows, files }: { takenAt: string; rows: number; files: number }) =>
    `Ripristinato il negozio com’era il ${takenAt}: ${rows} righe, ${files} file. Al prossimo avvio l’indice di ricerca si ricostruisce.`,
};
interface Summary {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly megabytes: string;
}
export type BackupTexts = typeof backup;
