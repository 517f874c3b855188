import type { DependencyNames, DependencyTexts } from '../../it/staff/dependencies.ts';

/** A state, and what a person does about it: '' when there is nothing to do. */
const told = (state: string, todo = '') => ({ state, todo });
interface Why {
  readonly why: string;
}

/** What `npm run doctor` asks of everything the shop depends on. */
export const dependencyNames: DependencyNames = {
  database: 'Databáza',
  migrations: 'Schéma',
  replica: 'Replika',
  connections: 'Spojenia',
  clock: 'Hodiny',
  mails: 'E-maily v rade',
  refunds: 'Vrátenia peňazí v rade',
  payments: 'Oznámenia o platbách',
  webhooks: 'Správy programom',
  files: 'Fotky a dokumenty',
  smtp: 'Poštový server',
  gateway: 'Platby',
  disk: 'Disk',
  backup: 'Záloha',
  public_url: 'Verejná adresa',
  service: 'Služba obchodu',
  purger: 'Cache pred obchodom',
  direct: 'Databáza mimo poolera',
  nodes: 'Uzly',
  erpnext: 'ERPNext',
  certificate: 'Certifikát',
  telemetry: 'OpenTelemetry',
};

/** How each of them is. */
export const dependencies: DependencyTexts = {
  answers: ({ server, version }: { server: string; version: string }) =>
    told(`${server} odpovedá, PostgreSQL ${version}`),
  read_only: ({ server }: { server: string }) =>
    told(
      `${server} odpovedá, ale len na čítanie: žiadne objednávky`,
      'DATABASE_URL musí viesť na primárny server; inak zistite, kto nastavil default_transaction_read_only',
    ),
  purger_well: ({ purger }: { purger: string }) => told(`${purger} prijíma mazanie stránok`),
  purger_refuses: ({ purger, why }: Why & { purger: string }) =>
    told(
      `${purger} nemaže zmenené stránky: ${why}`,
      'skontrolujte PURGE_URL, PURGE_SITE a PURGE_TOKEN; kým odmieta, môže ukazovať staré ceny',
    ),
  silent: ({ seconds }: { seconds: number }) =>
    told(`žiadna odpoveď za ${seconds} sekúnd`, 'skontroluj, či beží a či je dostupná cez sieť'),
  migrations_refused: ({ why, way }: Why & { way: string }) => told(why, way),
  failed: ({ why }: Why) => told(why, 'skontroluj, či beží a či sú adresa a kľúče správne'),
  replica_follows: ({ server, seconds }: { server: string; seconds: number }) =>
    told(`${server} sleduje databázu, oneskorenie ${seconds} s`),
  replica_is_primary: ({ server }: { server: string }) =>
    told(
      `${server} je samotná databáza, nie replika`,
      'uveď v DATABASE_READ_URL repliku alebo premennú odstráň',
    ),
  replica_behind: ({ server, seconds }: { server: string; seconds: number }) =>
    told(
      `${server} je pozadu o ${seconds} s`,
      'návštevníci vidia zmeny neskôr: skontroluj sieť a záťaž repliky',
    ),
  migrations_applied: ({ count }: { count: number }) => told(`aktuálna (${count} migrácií)`),
  migrations_at_start: ({ count }: { count: number }) =>
    told(`${count} migrácií treba použiť`, 'použije ich najbližšie spustenie'),
  migrations_apart: ({ count }: { count: number }) =>
    told(`${count} migrácií treba použiť`, 'spusti npm run migrate, inak sa uzly nespustia'),
  connections: ({ used, most }: { used: number; most: number }) => told(`používa sa ${used} z ${most}`),
  connections_short: ({ used, most, pool }: { used: number; most: number; pool: number }) =>
    told(
      `používa sa ${used} z ${most}`,
      `jeden proces potrebuje až ${pool}: zníž DATABASE_POOL alebo zvýš max_connections`,
    ),
  clock_right: ({ seconds }: { seconds: number }) => told(`rozdiel ${seconds} s oproti databáze`),
  clock_wrong: ({ seconds }: { seconds: number }) =>
    told(`rozdiel ${seconds} s oproti databáze`, 'synchronizuj hodiny (chrony alebo systemd-timesyncd)'),
  queue: ({ waiting }: { waiting: number }) => told(waiting === 0 ? 'prázdny' : `čaká ${waiting}`),
  queue_old: ({ waiting, minutes }: { waiting: number; minutes: number }) =>
    told(
      `čaká ${waiting}, najstaršie ${minutes} minút`,
      'skontroluj, či nejaký proces pracuje na pozadí (JOBS=on alebo ROLE=worker), a prečítaj jeho záznamy',
    ),
  folder_writable: ({ path }: { path: string }) => told(`do ${path} sa dá zapisovať`),
  folder_refuses: ({ path, why }: Why & { path: string }) =>
    told(`do ${path} sa nedá zapisovať: ${why}`, 'daj oprávnenie používateľovi obchodu alebo uvoľni miesto'),
  bucket_writable: ({ bucket }: { bucket: string }) => told(`${bucket} sa dá čítať aj zapisovať`),
  bucket_wrong_secret: ({ bucket }: { bucket: string }) =>
    told(`${bucket} odmieta podpis: tajný kľúč je nesprávny`, 'oprav tajný kľúč vo FILES_URL'),
  bucket_refuses: ({ bucket, why }: Why & { bucket: string }) =>
    told(`${bucket} odmieta: ${why}`, 'skontroluj názov, kľúče, región a oprávnenia úložiska (FILES_URL)'),
  smtp_well: ({ server }: { server: string }) => told(`${server} odpovedá a prijíma prihlásenie`),
  smtp_login_refused: ({ server, why }: Why & { server: string }) =>
    told(`${server} odmieta prihlásenie: ${why}`, 'oprav používateľa a heslo v SMTP_URL'),
  smtp_away: ({ server, why }: Why & { server: string }) =>
    told(`${server} neodpovedá ako poštový server: ${why}`, 'skontroluj hostiteľa a port v SMTP_URL'),
  mails_are_files: told('e-maily sú súbory, server nie je nastavený (SMTP_URL)'),
  gateway_well: ({ gateway }: { gateway: string }) => told(`${gateway} odpovedá a prijíma kľúče`),
  gateway_refuses: ({ gateway, why }: Why & { gateway: string }) =>
    told(`${gateway} odmieta: ${why}`, 'skontroluj jej kľúče a či patria k správnemu prostrediu'),
  gateway_away: ({ gateway, why }: Why & { gateway: string }) =>
    told(`${gateway} je nedostupná: ${why}`, 'skontroluj odchádzajúcu sieť a stav poskytovateľa'),
  no_gateway: told('žiadna brána s kľúčmi nie je nastavená'),
  disk: ({ gigabytes, percent }: { gigabytes: string; percent: number }) =>
    told(`voľných je ${gigabytes} GB (${percent} %)`),
  disk_low: ({ gigabytes, percent }: { gigabytes: string; percent: number }) =>
    told(`voľných je len ${gigabytes} GB (${percent} %)`, 'uvoľni miesto alebo zväčši disk DATA_DIR'),
  backup_taken: ({ at, folder }: { at: string; folder: string }) => told(`${at}, v ${folder}`),
  backup_old: ({ at, days }: { at: string; days: number }) =>
    told(`posledná je stará ${days} dní (${at})`, 'spusti npm run backup a skontroluj, čo ju robí každú noc'),
  backup_unknown: told('žiadna urobená cez npm run backup z tohto priečinka', 'urob prvú a vyskúšaj ju'),
  address_well: ({ address }: { address: string }) => told(`${address} odpovedá`),
  address_away: ({ address, why }: Why & { address: string }) =>
    told(`${address} odtiaľto nedostupná: ${why}`, 'skontroluj DNS, certifikát a proxy'),
  direct_hears: ({ server }: { server: string }) => told(`${server} počuje, čo sa deje v databáze`),
  direct_deaf: ({ server }: { server: string }) =>
    told(
      `${server} nepočuje, čo sa deje v databáze`,
      'DATABASE_DIRECT_URL musí viesť na ten istý primárny server ako DATABASE_URL, bez poolera medzi nimi',
    ),
  nodes_tell: ({ count }: { count: number }) => told(`procesy, ktoré hovoria, ako sa majú: ${count}`),
  banks_apart: ({ count }: { count: number }) =>
    told(
      `${count} skúšobné obchody, každý s vlastnou skúšobnou bankou: platbu začatú v jednom nemusí nájsť druhý`,
      'spustite jednu banku a jej adresu dajte všetkým v SANDBOX_BANK_URL',
    ),
  node_silent: ({ node, minutes }: { node: string; minutes: number }) =>
    told(
      `${node} mlčí už ${minutes} min`,
      'ak si ho odstránil, po dni sa naň zabudne; inak ho reštartuj a prečítaj jeho log',
    ),
  erpnext_well: ({ address }: { address: string }) => told(`${address} odpovedá a prijíma kľúč`),
  erpnext_refuses: ({ address, why }: Why & { address: string }) =>
    told(`${address} odmieta: ${why}`, 'zadaj platný kľúč v správe obchodu → Prepojenia → ERPNext'),
  erpnext_away: ({ address, why }: Why & { address: string }) =>
    told(
      `${address} nedostupné: ${why}`,
      'skontroluj adresu, sieť a PRIVATE_TARGETS; objednávky čakajú a odídu samy',
    ),
  certificate_well: ({ address, days }: { address: string; days: number }) =>
    told(`${address}, platí ešte ${days} dní`),
  certificate_ends: ({ address, days }: { address: string; days: number }) =>
    told(`${address} končí o ${days} dní`, 'automatické obnovenie sa nepodarilo: prečítaj jeho log'),
  certificate_expired: ({ address }: { address: string }) =>
    told(`${address} vypršal: prehliadače sa nedostanú dnu`, 'hneď ho obnov a znova načítaj proxy'),
  certificate_refused: ({ address, why }: Why & { address: string }) =>
    told(`${address} prehliadače neprijímajú: ${why}`, 'skontroluj meno a reťaz certifikátu v proxy'),
  certificate_unread: ({ address, why }: Why & { address: string }) =>
    told(`${address} sa odtiaľto nedá prečítať: ${why}`, 'skontroluj DNS a proxy'),
  telemetry_well: ({ receiver }: { receiver: string }) => told(`${receiver} prijíma`),
  telemetry_refuses: ({ receiver, why }: Why & { receiver: string }) =>
    told(`${receiver} odmieta: ${why}`, 'skontroluj adresu a OTEL_EXPORTER_OTLP_HEADERS'),
  telemetry_away: ({ receiver, why }: Why & { receiver: string }) =>
    told(`${receiver} nedostupné: ${why}`, 'skontroluj OTEL_EXPORTER_OTLP_ENDPOINT; obchod ide ďalej aj tak'),
};
