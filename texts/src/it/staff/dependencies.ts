/** A state, and what a person does about it: '' when there is nothing to do. */
const told = (state: string, todo = '') => ({ state, todo });
interface Why {
  readonly why: string;
}

/** What `npm run doctor` asks of everything the shop depends on. */
export const dependencyNames = {
  database: 'Base dati',
  migrations: 'Schema',
  replica: 'Replica',
  connections: 'Connessioni',
  clock: 'Orologio',
  mails: 'E-mail in coda',
  refunds: 'Rimborsi in coda',
  payments: 'Notifiche di pagamento',
  webhooks: 'Messaggi ai programmi',
  files: 'Foto e documenti',
  smtp: 'Posta',
  gateway: 'Pagamenti',
  disk: 'Disco',
  backup: 'Copia di sicurezza',
  public_url: 'Indirizzo pubblico',
  service: 'Servizio del negozio',
  purger: 'Cache davanti al negozio',
  direct: 'Base dati senza pooler',
  nodes: 'Nodi',
  erpnext: 'ERPNext',
  certificate: 'Certificato',
  telemetry: 'OpenTelemetry',
};

/** How each of them is. */
export const dependencies = {
  answers: ({ server, version }: { server: string; version: string }) =>
    told(`${server} risponde, PostgreSQL ${version}`),
  read_only: ({ server }: { server: string }) =>
    told(
      `${server} risponde ma è in sola lettura: nessun ordine`,
      'DATABASE_URL deve portare al primario; altrimenti cerca chi ha messo default_transaction_read_only',
    ),
  purger_well: ({ purger }: { purger: string }) => told(`${purger} accetta di buttare pagine`),
  purger_refuses: ({ purger, why }: Why & { purger: string }) =>
    told(
      `${purger} non butta le pagine cambiate: ${why}`,
      'controlla PURGE_URL, PURGE_SITE e PURGE_TOKEN; finché rifiuta può mostrare prezzi vecchi',
    ),
  silent: ({ seconds }: { seconds: number }) =>
    told(`nessuna risposta in ${seconds} secondi`, 'controlla che sia acceso e che la rete arrivi fin lì'),
  migrations_refused: ({ why, way }: Why & { way: string }) => told(why, way),
  failed: ({ why }: Why) => told(why, 'controlla che sia acceso e che indirizzo e chiavi siano giusti'),
  replica_follows: ({ server, seconds }: { server: string; seconds: number }) =>
    told(`${server} segue la base dati, ${seconds} s indietro`),
  replica_is_primary: ({ server }: { server: string }) =>
    told(
      `${server} è la base dati stessa, non una copia`,
      'indica in DATABASE_READ_URL una replica, oppure togli la variabile',
    ),
  replica_behind: ({ server, seconds }: { server: string; seconds: number }) =>
    told(
      `${server} è indietro di ${seconds} s`,
      'i visitatori vedono i cambiamenti più tardi: controlla rete e carico della replica',
    ),
  migrations_applied: ({ count }: { count: number }) => told(`aggiornato (${count} migrazioni)`),
  migrations_at_start: ({ count }: { count: number }) =>
    told(`${count} migrazioni da applicare`, 'le applica il prossimo avvio'),
  migrations_apart: ({ count }: { count: number }) =>
    told(`${count} migrazioni da applicare`, 'lancia npm run migrate, altrimenti i nodi non partono'),
  connections: ({ used, most }: { used: number; most: number }) => told(`${used} in uso su ${most}`),
  connections_short: ({ used, most, pool }: { used: number; most: number; pool: number }) =>
    told(
      `${used} in uso su ${most}`,
      `un processo ne vuole fino a ${pool}: abbassa DATABASE_POOL o alza max_connections`,
    ),
  clock_right: ({ seconds }: { seconds: number }) => told(`${seconds} s di differenza con la base dati`),
  clock_wrong: ({ seconds }: { seconds: number }) =>
    told(
      `${seconds} s di differenza con la base dati`,
      'sincronizza gli orologi (chrony o systemd-timesyncd)',
    ),
  queue: ({ waiting }: { waiting: number }) => told(waiting === 0 ? 'vuota' : `${waiting} in attesa`),
  queue_old: ({ waiting, minutes }: { waiting: number; minutes: number }) =>
    told(
      `${waiting} in attesa, la più vecchia da ${minutes} minuti`,
      'controlla che un processo lavori in sottofondo (JOBS=on o ROLE=worker) e leggi i suoi log',
    ),
  folder_writable: ({ path }: { path: string }) => told(`${path} si può scrivere`),
  folder_refuses: ({ path, why }: Why & { path: string }) =>
    told(`${path} non si può scrivere: ${why}`, 'dai i permessi all’utente del negozio o libera spazio'),
  bucket_writable: ({ bucket }: { bucket: string }) => told(`${bucket} si legge e si scrive`),
  bucket_wrong_secret: ({ bucket }: { bucket: string }) =>
    told(`${bucket} rifiuta la firma: la chiave segreta è sbagliata`, 'correggi il segreto in FILES_URL'),
  bucket_refuses: ({ bucket, why }: Why & { bucket: string }) =>
    told(`${bucket} rifiuta: ${why}`, 'controlla nome, chiavi, regione e permessi del bucket (FILES_URL)'),
  smtp_well: ({ server }: { server: string }) => told(`${server} risponde e accetta l’accesso`),
  smtp_login_refused: ({ server, why }: Why & { server: string }) =>
    told(`${server} rifiuta l’accesso: ${why}`, 'correggi utente e password in SMTP_URL'),
  smtp_away: ({ server, why }: Why & { server: string }) =>
    told(`${server} non risponde come un server di posta: ${why}`, 'controlla host e porta in SMTP_URL'),
  mails_are_files: told('le e-mail sono file, nessun server configurato (SMTP_URL)'),
  gateway_well: ({ gateway }: { gateway: string }) => told(`${gateway} risponde e accetta le chiavi`),
  gateway_refuses: ({ gateway, why }: Why & { gateway: string }) =>
    told(`${gateway} rifiuta: ${why}`, 'controlla le sue chiavi e che siano dell’ambiente giusto'),
  gateway_away: ({ gateway, why }: Why & { gateway: string }) =>
    told(`${gateway} non raggiunto: ${why}`, 'controlla la rete in uscita e lo stato del gestore'),
  no_gateway: told('nessun gestore con chiavi configurate'),
  disk: ({ gigabytes, percent }: { gigabytes: string; percent: number }) =>
    told(`${gigabytes} GB liberi (${percent} %)`),
  disk_low: ({ gigabytes, percent }: { gigabytes: string; percent: number }) =>
    told(`solo ${gigabytes} GB liberi (${percent} %)`, 'libera spazio o ingrandisci il disco di DATA_DIR'),
  backup_taken: ({ at, folder }: { at: string; folder: string }) => told(`${at}, in ${folder}`),
  backup_old: ({ at, days }: { at: string; days: number }) =>
    told(`l’ultima è di ${days} giorni fa (${at})`, 'lancia npm run backup e controlla chi la fa ogni notte'),
  backup_unknown: told('nessuna fatta con npm run backup da questa cartella', 'fai la prima e provala'),
  address_well: ({ address }: { address: string }) => told(`${address} risponde`),
  address_away: ({ address, why }: Why & { address: string }) =>
    told(`${address} non raggiunto da qui: ${why}`, 'controlla DNS, certificato e proxy'),
  direct_hears: ({ server }: { server: string }) =>
    told(`${server} sente quello che succede nella base dati`),
  direct_deaf: ({ server }: { server: string }) =>
    told(
      `${server} non sente quello che succede nella base dati`,
      'DATABASE_DIRECT_URL deve portare allo stesso primario di DATABASE_URL, senza pooler in mezzo',
    ),
  nodes_tell: ({ count }: { count: number }) =>
    told(count === 1 ? 'un processo racconta come sta' : `${count} processi raccontano come stanno`),
  banks_apart: ({ count }: { count: number }) =>
    told(
      `${count} negozi di prova, ognuno con la sua banca di prova: un pagamento cominciato in uno può non essere trovato nell’altro`,
      'avvia una banca sola e dai il suo indirizzo a tutti con SANDBOX_BANK_URL',
    ),
  node_silent: ({ node, minutes }: { node: string; minutes: number }) =>
    told(
      `${node} tace da ${minutes} minuti`,
      'se l’hai tolto tu, dopo un giorno non se ne parla più; altrimenti riavvialo e leggi i suoi log',
    ),
  erpnext_well: ({ address }: { address: string }) => told(`${address} risponde e accetta la chiave`),
  erpnext_refuses: ({ address, why }: Why & { address: string }) =>
    told(`${address} rifiuta: ${why}`, 'metti una chiave valida in Gestione → Collegamenti → ERPNext'),
  erpnext_away: ({ address, why }: Why & { address: string }) =>
    told(
      `${address} non raggiunto: ${why}`,
      'controlla indirizzo, rete e PRIVATE_TARGETS; gli ordini aspettano e partono da soli',
    ),
  certificate_well: ({ address, days }: { address: string; days: number }) =>
    told(`${address}, vale ancora ${days} giorni`),
  certificate_ends: ({ address, days }: { address: string; days: number }) =>
    told(`${address} scade tra ${days} giorni`, 'chi lo rinnova da solo non ci è riuscito: leggi i suoi log'),
  certificate_expired: ({ address }: { address: string }) =>
    told(`${address} è scaduto: i browser non entrano`, 'rinnovalo subito e ricarica il proxy'),
  certificate_refused: ({ address, why }: Why & { address: string }) =>
    told(
      `${address} non è accettato dai browser: ${why}`,
      'controlla nome e catena del certificato nel proxy',
    ),
  certificate_unread: ({ address, why }: Why & { address: string }) =>
    told(`${address} non letto da qui: ${why}`, 'controlla DNS e proxy'),
  telemetry_well: ({ receiver }: { receiver: string }) => told(`${receiver} riceve`),
  telemetry_refuses: ({ receiver, why }: Why & { receiver: string }) =>
    told(`${receiver} rifiuta: ${why}`, 'controlla indirizzo e OTEL_EXPORTER_OTLP_HEADERS'),
  telemetry_away: ({ receiver, why }: Why & { receiver: string }) =>
    told(
      `${receiver} non raggiunto: ${why}`,
      'controlla OTEL_EXPORTER_OTLP_ENDPOINT; il negozio va avanti lo stesso',
    ),
};
export type DependencyNames = typeof dependencyNames;
export type DependencyTexts = typeof dependencies;
