import type { BackupProblemTexts, BackupTexts } from '../../it/staff/backup.ts';

const again = 'Treba inú zálohu.';

/** What a backup or a restore is refused for, and what a person can do. */
export const backupProblems: BackupProblemTexts = {
  folder_exists: ({ folder }) =>
    `${folder} už existuje: uveďte nový priečinok, aby sa nestratila staršia záloha.`,
  folder_in_data: ({ folder, dataDir }) =>
    `${folder} je v DATA_DIR (${dataDir}): záloha by obsahovala všetky predošlé a stratila by sa spolu s údajmi. Uveďte priečinok inde.`,
  backup_failed: ({ why }) => `Zálohovanie sa nedokončilo: ${why}. Čo sa začalo, bolo odstránené.`,
  restore_failed: ({ why }) =>
    `Obnova sa nedokončila: ${why}. Nič sa nezmenilo: odstráňte príčinu a skúste znova.`,
  nothing_to_back_up: 'V databáze nie je obchod: niet čo zálohovať.',
  not_a_backup: ({ folder }) =>
    `${folder} nie je úplná záloha: chýba backup.json. Ak sa názov končí na .part, zálohovanie neprebehlo do konca. ${again}`,
  list_damaged: ({ folder }) => `Zoznam zálohy (${folder}/backup.json) je poškodený alebo odrezaný. ${again}`,
  newer_format: ({ format }) =>
    `Záloha má formát ${format}, ktorý táto verzia nepozná: použite verziu, ktorá ju zapísala.`,
  file_missing: ({ file }) => `V zálohe chýba ${file}. ${again}`,
  file_damaged: ({ file }) => `${file} nie je to, čo bolo uložené: je odrezaný alebo poškodený. ${again}`,
  newer_shop: ({ name }) => `Záloha je z novšej verzie obchodu (migrácia ${name}): obnovte ju tou verziou.`,
  changed_migration: ({ name }) => `Záloha je z inej verzie obchodu: migrácia ${name} nie je rovnaká.`,
  database_of_others: ({ server }) =>
    `Databáza ${server} obsahuje tabuľky, ktoré nepatria obchodu: uveďte prázdnu.`,
  shop_running: ({ connections }) =>
    `S touto databázou pracuje obchod (spojenia: ${connections}): najprv zastavte všetky uzly.`,
  shop_full: ({ products, orders, customers }) =>
    `Tu už je obchod: produkty: ${products}, objednávky: ${orders}, zákazníci: ${customers}. Ak ho chcete zmazať a nahradiť zálohou, zopakujte s --replace; predtým ho uložte cez npm run backup.`,
  rows_missing: ({ table, found, wanted }) =>
    `Z tabuľky ${table} prišlo riadkov ${found}, v zálohe ich je ${wanted}: nič sa nezmenilo.`,
};

/** What `npm run backup` and `npm run restore` say. */
export const backup: BackupTexts = {
  usage: `Použitie: npm run backup -- PRIEČINOK

  Uloží databázu, obrázky, dokumenty a nastavenia do nového priečinka, aj keď obchod beží: všetko
  v stave jedného okamihu. Obsahuje údaje zákazníkov a kľúče obchodu: uchovajte ju zamknutú.
`,
  restoreUsage: `Použitie: npm run restore -- PRIEČINOK [--replace] [--check]

  Vloží zálohu do prázdnej databázy a do DATA_DIR, kým obchod stojí: všetko alebo nič.
  --replace  zmaže obchod, ktorý tam je
  --check    iba skontroluje, či je záloha celá
`,
  missingFolder: 'Chýba priečinok.',
  table: ({ name }) => `tabuľka ${name}`,
  files: ({ count }) => `súbory: ${count}`,
  checking: 'kontrolujem zálohu',
  saved: ({ folder, tables, rows, files, megabytes }) =>
    `Uložené v ${folder}: tabuľky: ${tables}, riadky: ${rows}, súbory: ${files}, ${megabytes} MB.`,
  whole: ({ takenAt, tables, rows, files, megabytes }) =>
    `Záloha z ${takenAt} je celá: tabuľky: ${tables}, riadky: ${rows}, súbory: ${files}, ${megabytes} MB.`,
  restored: ({ takenAt, rows, files }) =>
    `Obchod je obnovený do stavu ${takenAt}: riadky: ${rows}, súbory: ${files}. Pri ďalšom štarte sa index vyhľadávania vytvorí znova.`,
};
