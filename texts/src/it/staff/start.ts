import type { Told } from '../../staff/coded.ts';

const elsewhere = 'scegli un’altra cartella: DATA_DIR=/percorso npm start';
const outside = 'usa un PostgreSQL esterno: DATABASE_URL=postgres://… npm start';
const outsideNewEnough =
  'usa un PostgreSQL esterno (15 o più recente): DATABASE_URL=postgres://utente:password@host/database npm start';
const makeRoom = 'libera spazio e riprova';
const correct = 'correggi le variabili, o toglile per usare i valori predefiniti (tabella nel README)';
const seller = 'i dati di chi vende stanno nel file indicato da SHOP_FILE (docs/shop-file.md)';
const besideShopFile = 'metti il file accanto al file del negozio (docs/shop-file.md)';
const ordinaryUser = 'avvia npm start con un utente normale';

/** What keeps the shop or a command from starting, and what a person can do about it. */
export const startProblems = {
  configuration_invalid: ({ errors }: { errors: readonly Told[] }) => ({
    message: `la configurazione non è valida.\n  ${errors.join('\n  ')}`,
    ways: [correct, seller],
  }),
  configuration_invalid_in_production: ({ errors }: { errors: readonly Told[] }) => ({
    message: `la configurazione non è valida.\n  ${errors.join('\n  ')}`,
    ways: [correct, seller, '«npm run doctor» mostra tutto l’elenco; per provare il negozio: MODE=demo'],
  }),
  disk_full: ({ path }: { path: string }) => ({
    message: `il disco di ${path} è pieno.`,
    ways: ['libera spazio (servono almeno 400 MB) e riprova', elsewhere],
  }),
  disk_quota: ({ path }: { path: string }) => ({
    message: `la quota di disco per ${path} è esaurita.`,
    ways: [makeRoom, elsewhere],
  }),
  disk_read_only: ({ path }: { path: string }) => ({
    message: `${path} sta su un disco in sola lettura.`,
    ways: ['rimonta il disco in scrittura', elsewhere],
  }),
  folder_forbidden: ({ path }: { path: string }) => ({
    message: `questo utente non può scrivere in ${path}.`,
    ways: [`rendi la cartella scrivibile: chown -R $(id -u) ${path}`, elsewhere],
  }),
  not_a_folder: ({ path }: { path: string }) => ({
    message: `${path} non è una cartella.`,
    ways: ['togli il file con quel nome', elsewhere],
  }),
  folder_impossible: ({ path }: { path: string }) => ({
    message: `in ${path} il sistema non lascia creare cartelle o file.`,
    ways: ['controlla il percorso', elsewhere],
  }),
  disk_error: ({ path, why }: { path: string; why: string }) => ({
    message: `${path}: ${why}.`,
    ways: ['controlla il disco', elsewhere],
  }),
  disk_nearly_full: ({ path, free, needed }: { path: string; free: number; needed: number }) => ({
    message: `il disco di ${path} è quasi pieno: liberi ${free} MB, servono ${needed} MB.`,
    ways: [makeRoom, elsewhere],
  }),
  not_a_database: ({ path }: { path: string }) => ({
    message: `${path} esiste ma non è una base dati PostgreSQL.`,
    ways: ['spostala o cancellala, poi riprova: ne verrà creata una nuova', elsewhere],
  }),
  another_postgres: ({ path, version, own }: { path: string; version: string; own: string }) => ({
    message: `la base dati in ${path} è di PostgreSQL ${version}, questo negozio usa PostgreSQL ${own}.`,
    ways: [
      `apri i dati con un PostgreSQL ${version} esterno: DATABASE_URL=postgres://… npm start`,
      `oppure esporta e reimporta (npm run catalogue -- export), dopo aver spostato ${path}`,
    ],
  }),
  database_not_made: ({ path, said }: { path: string; said: string }) => ({
    message: `PostgreSQL non riesce a creare la base dati in ${path}:\n${said}`,
    ways: [elsewhere, outside],
  }),
  postgres_not_started: ({ path, said }: { path: string; said: string }) => ({
    message: `PostgreSQL non parte (dati in ${path}):\n${said}`,
    ways: ['riprova: se il messaggio resta, sposta la cartella dei dati e riparti da una nuova', outside],
  }),
  postgres_silent: ({ path }: { path: string }) => ({
    message: `PostgreSQL non parte (dati in ${path}):\nPostgreSQL non risponde dopo 60 secondi`,
    ways: ['riprova: se il messaggio resta, sposta la cartella dei dati e riparti da una nuova', outside],
  }),
  postgres_not_installed: ({ name }: { name: string }) => ({
    message: `il PostgreSQL incorporato per questo sistema (${name}) non è installato.`,
    ways: ['esegui npm install --include=optional', outsideNewEnough],
  }),
  postgres_incomplete: ({ path, why }: { path: string; why: string }) => ({
    message: `le librerie di PostgreSQL non si possono completare in ${path} (${why}).`,
    ways: ['esegui npm install con un utente che può scrivere in node_modules', outsideNewEnough],
  }),
  no_user_for_postgres: {
    message: 'PostgreSQL non parte come root e su questo sistema non c’è né l’utente postgres né nobody.',
    ways: [ordinaryUser],
  },
  closed_to_postgres: ({ path }: { path: string }) => ({
    message: `PostgreSQL non parte come root e gli altri utenti non possono entrare in ${path}.`,
    ways: [
      'avvia npm start con un utente normale, nella sua cartella',
      'sposta il progetto fuori da cartelle chiuse (per esempio da /root a /srv)',
      'installa util-linux (comando setpriv)',
    ],
  }),
  postgres_too_old: ({ server, version }: { server: string; version: string }) => ({
    message: `il PostgreSQL di DATABASE_URL (${server}) è il ${version}: serve il 15 o più recente.`,
    ways: ['aggiorna il server', 'togli DATABASE_URL per usare il PostgreSQL incorporato'],
  }),
  postgres_unreachable: ({ server, why }: { server: string; why: string }) => ({
    message: `il PostgreSQL di DATABASE_URL (${server}) non risponde: ${why}.`,
    ways: [
      'controlla che il server sia acceso e che indirizzo, utente, password e base dati siano giusti',
      'togli DATABASE_URL per usare il PostgreSQL incorporato',
    ],
  }),
  bucket_refuses: ({ bucket, why }: { bucket: string; why: string }) => ({
    message: `il bucket di FILES_URL (${bucket}) non accetta: ${why}.`,
    ways: [
      'controlla nome, regione, chiave e segreto, e che la chiave possa leggere, scrivere e cancellare',
      'ripeti il comando: quello che è già salvato non si rifà',
    ],
  }),
  folder_in_use: ({ path, holder, pid }: { path: string; holder: string; pid: number }) => ({
    message: `${path} è già in uso: ${holder} (processo ${pid}).`,
    ways: [
      `chiudi l’altro (Ctrl-C, oppure kill ${pid}) e riprova`,
      'oppure dai a questo negozio un’altra cartella e un’altra porta: DATA_DIR=var2/ PORT=3001 npm start',
    ],
  }),
  shop_still_opening: ({ path }: { path: string }) => ({
    message: `il negozio che usa ${path} non ha ancora aperto la base dati.`,
    ways: ['riprova tra poco'],
  }),
  migration_unknown: ({ name }: { name: string }) => ({
    message: `la base dati contiene la migrazione ${name}, che questa versione non conosce.`,
    ways: ['usa la versione più recente del negozio per questi dati'],
  }),
  migrations_missing: ({ count }: { count: number }) => ({
    message: `alla base dati ${count === 1 ? 'manca una migrazione' : `mancano ${count} migrazioni`} di questa versione (MIGRATIONS=apart).`,
    ways: [
      'esegui prima npm run migrate, una volta sola per tutti i nodi',
      'oppure togli MIGRATIONS: ogni nodo migra da sé',
    ],
  }),
  migration_changed: ({ name }: { name: string }) => ({
    message: `la migrazione ${name} è cambiata dopo essere stata applicata.`,
    ways: ['ripristina il file com’era e scrivi le modifiche in una nuova migrazione'],
  }),
  port_taken: ({ port, next }: { port: number; next: number }) => ({
    message: `la porta ${port} è già occupata da un altro programma.`,
    ways: [`scegli un’altra porta: PORT=${next} npm start`, `oppure scopri chi la usa: lsof -i :${port}`],
  }),
  port_forbidden: ({ port }: { port: number }) => ({
    message: `questo utente non può aprire la porta ${port}.`,
    ways: ['scegli una porta da 1024 in su: PORT=3000 npm start'],
  }),
  host_elsewhere: ({ host }: { host: string }) => ({
    message: `HOST: trovato "${host}", che non è un indirizzo di questa macchina.`,
    ways: ['togli HOST per ascoltare su tutte le interfacce'],
  }),
  brand_file_unreadable: ({ name, why }: { name: string; why: string }) => ({
    message: `${name}, indicato nel file del negozio, non si legge (${why}).`,
    ways: [besideShopFile],
  }),
  brand_file_too_large: ({ name, most }: { name: string; most: number }) => ({
    message: `${name}, indicato nel file del negozio, supera ${most} kB.`,
    ways: [besideShopFile],
  }),
  brand_file_not_png: ({ name }: { name: string }) => ({
    message: `${name}, indicato nel file del negozio, non è un PNG.`,
    ways: [besideShopFile],
  }),
  brand_file_without_size: ({ name }: { name: string }) => ({
    message: `${name}, indicato nel file del negozio, non ha un viewBox con larghezza e altezza.`,
    ways: [besideShopFile],
  }),
  pages_not_built: {
    message: 'le pagine del negozio non sono ancora state costruite.',
    ways: ['avvia con npm start, che le costruisce'],
  },
  demo_not_loaded: ({ why }: { why: Told }) => ({
    message: `il negozio dimostrativo non si carica: ${why}`,
    ways: ['riprova: il caricamento riprende da dove si è fermato', 'oppure parti senza: DEMO=off npm start'],
  }),
};
export type StartProblemTexts = typeof startProblems;

/** What the shop says while it opens and closes. */
export const progress = {
  creating_database: 'Creo la base dati PostgreSQL…',
  stopped_leftover: 'Ho fermato il PostgreSQL lasciato da un avvio interrotto.',
  schema_updated: ({ count }: { count: number }) => `Schema della base dati aggiornato (${count}).`,
  schema_current: 'Lo schema della base dati è già aggiornato.',
  preparing_content: 'Preparo home, menu e pagine…',
  loading_demo: 'Carico il negozio dimostrativo…',
  resuming_demo: 'Riprendo il caricamento del negozio dimostrativo…',
  waiting_for_demo: 'Un altro nodo carica il negozio dimostrativo: aspetto che finisca…',
  demo_products: ({ count }: { count: number }) => `  ${count} prodotti`,
  demo_remarks: ({ count, file }: { count: number; file: string }) => `  ${count} segnalazioni in ${file}`,
  demo_coupon_left_out: ({ coupon, unknown }: { coupon: string; unknown: string }) =>
    `  ${coupon} tralasciato: non esistono ${unknown}`,
  demo_ready: ({ count }: { count: number }) => `Negozio dimostrativo pronto: ${count} prodotti.`,
  back_office: ({ link }: { link: string }) => `Gestione del negozio, per entrare una volta: ${link}`,
  back_office_at: ({ address }: { address: string }) =>
    `Gestione del negozio: ${address}/gestione (un link per entrare: LOG_FORMAT=pretty npm start)`,
  closing: 'Chiudo il negozio…',
  ready: ({ name, address }: { name: string; address: string }) => `Il negozio ${name} è pronto: ${address}`,
  // What holds a data folder, as a second shop is told.
  shop_at: ({ address }: { address: string }) => `il negozio su ${address}`,
  cannot_start: ({ message }: { message: string }) => `Il negozio non può partire: ${message}`,
};
export type ProgressTexts = typeof progress;
