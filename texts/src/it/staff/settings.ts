const origin = 'http(s)://host[:porta]';

/**
 * What a variable may hold, where that takes words; by its name. `values`: what the setting lists itself. Others say
 * their values alone.
 */
export const allowedWords = {
  PORT: '0–65535 (0: una porta libera qualsiasi)',
  HOST: 'un indirizzo o un nome di host; vuoto: tutte le interfacce',
  TRUST_PROXY: 'off, on, oppure indirizzi e reti dei tuoi proxy separati da virgole: 10.0.0.2, 10.1.0.0/16',
  DATABASE_URL: 'postgres://utente:password@host:porta/database',
  DATABASE_DIRECT_URL: 'postgres://utente:password@host:porta/database',
  DATABASE_READ_URL: 'postgres://utente:password@host:porta/database',
  COMMERCE_URL: origin,
  FILES_URL: 's3://CHIAVE:SEGRETO@host/bucket?region=regione; su questa macchina anche s3+http://',
  PICTURES_URL: origin,
  BACKOFFICE_URL: origin,
  PRIVATE_TARGETS:
    'host, indirizzi e reti private (10/8, 100.64/10, 172.16/12, 192.168/16, fc00::/7) separati da virgole: erp.lan, *.officina.lan, 192.168.1.0/24; vuoto: nessuno',
  APPLICATION_KEY: 'da 8 a 512 caratteri ASCII visibili, di solito chiave:segreto; vuoto: nessuna chiave',
  PUBLIC_URL: `${origin}, senza percorso: il negozio sta alla radice di un host (anche di un sottodominio), non sotto /negozio/`,
  DATA_DIR: 'una cartella; i percorsi relativi partono dal repository',
  SHOP_FILE: 'un file; vuoto: quello del negozio demo, con MODE=production DATA_DIR/shop.json',
  INVOICE_EXPORT_DIR: 'un percorso assoluto di una cartella che c’è, come /srv/fatture; vuoto: nessuna',
  LANGUAGES: (values: string) => `${values}, separati da virgole; la prima è la predefinita`,
  FEED_TOKEN: 'da 8 a 512 caratteri ASCII visibili; vuoto: i feed si leggono senza',
  PURGE_URL: 'indirizzi http(s) separati da virgole; vuoto: quelli soliti',
  PURGE_SITE: 'l’identificativo del servizio o della zona; vuoto: nessuno',
  PURGE_TOKEN: 'fino a 512 caratteri ASCII visibili; vuoto: nessuno',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'indirizzo http(s); vuoto: niente viene inviato',
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT:
    'indirizzo http(s) intero; vuoto: quello di OTEL_EXPORTER_OTLP_ENDPOINT con /v1/traces',
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT:
    'indirizzo http(s) intero; vuoto: quello di OTEL_EXPORTER_OTLP_ENDPOINT con /v1/metrics',
  OTEL_EXPORTER_OTLP_HEADERS: 'nome=valore separati da virgole; vuoto: nessuna',
  OTEL_SERVICE_NAME: 'fino a 100 lettere, cifre, punti e trattini',
  METRICS_TOKEN: 'da 8 a 512 caratteri ASCII visibili; vuoto: /metrics è spento',
  LOG_FORMAT: 'json, pretty; vuoto: pretty su un terminale, altrimenti json',
  PAYMENT_METHODS: (values: string) => `${values}, separati da virgole; il primo è il predefinito`,
  PAYMENT_GATEWAYS: (values: string) => `${values}, separati da virgole; vuoto: tutti, in questo ordine`,
  AXERVE_PAGE: (values: string) =>
    `${values}, separati da virgole, card compreso; vuoto: card, con la banca di prova anche paypal e satispay`,
  AXERVE_SHOP_LOGIN: 'come nel back office di Axerve, per esempio GESPAY12345',
  AXERVE_API_KEY: 'caratteri ASCII visibili',
  STRIPE_SECRET_KEY: 'sk_… o rk_…',
  SANDBOX_BANK_PORT: '0–65535 (0: una porta libera qualsiasi)',
  SANDBOX_BANK_URL: origin,
  TRANSFER_IBAN: 'un IBAN senza spazi',
  TRANSFER_BIC: 'un BIC di 8 o 11 caratteri; vuoto: nessuno',
  TRANSFER_HOLDER: 'da 1 a 70 caratteri; vuoto: la società del file del negozio',
  TRANSFER_BANK: 'da 1 a 200 caratteri',
  SMTP_URL: 'smtp(s)://utente:password@host:porta',
  MAIL_FROM: 'un indirizzo, con o senza nome; vuoto: nome ed e-mail del file del negozio',
};
export type AllowedWords = typeof allowedWords;
