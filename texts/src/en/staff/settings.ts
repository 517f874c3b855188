import type { AllowedWords } from '../../it/staff/settings.ts';

const origin = 'http(s)://host[:port]';

/** What a variable may hold, where that takes words; by its name. The README's table says it as here. */
export const allowedWords: AllowedWords = {
  PORT: '0–65535 (0: any free port)',
  HOST: 'an address or host name; empty: all interfaces',
  TRUST_PROXY: 'off, on, or addresses and networks of your proxies, comma-joined: 10.0.0.2, 10.1.0.0/16',
  DATABASE_URL: 'postgres://user:password@host:port/database',
  DATABASE_DIRECT_URL: 'postgres://user:password@host:port/database',
  DATABASE_READ_URL: 'postgres://user:password@host:port/database',
  COMMERCE_URL: origin,
  FILES_URL: 's3://KEY:SECRET@host/bucket?region=region; on this machine s3+http:// too',
  PICTURES_URL: origin,
  BACKOFFICE_URL: origin,
  PRIVATE_TARGETS:
    'hosts, private addresses and networks (10/8, 100.64/10, 172.16/12, 192.168/16, fc00::/7), comma-joined: erp.lan, *.works.lan, 192.168.1.0/24; empty: none',
  APPLICATION_KEY: '8 to 512 visible ASCII characters, usually key:secret; empty: guest calls need none',
  PUBLIC_URL: `${origin}, without a path`,
  DATA_DIR: 'a folder; relative paths start at the repository',
  SHOP_FILE: 'a file; empty: the demo shop’s, in MODE=production DATA_DIR/shop.json',
  INVOICE_EXPORT_DIR: 'an absolute path of a folder that exists, such as /srv/invoices; empty: none',
  LANGUAGES: (values) => `${values}, comma-joined; the first is the default`,
  FEED_TOKEN: '8 to 512 visible ASCII characters; empty: feeds are read without',
  PURGE_URL: 'http(s) addresses separated by commas; empty: the usual ones',
  PURGE_SITE: 'id of the service or zone; empty: none',
  PURGE_TOKEN: 'up to 512 visible ASCII characters; empty: none',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'an http(s) address; empty: nothing is sent',
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT:
    'a whole http(s) address; empty: that of OTEL_EXPORTER_OTLP_ENDPOINT with /v1/traces',
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT:
    'a whole http(s) address; empty: that of OTEL_EXPORTER_OTLP_ENDPOINT with /v1/metrics',
  OTEL_EXPORTER_OTLP_HEADERS: 'name=value separated by commas; empty: none',
  OTEL_SERVICE_NAME: 'up to 100 letters, digits, dots and hyphens',
  METRICS_TOKEN: '8 to 512 visible ASCII characters; empty: /metrics is off',
  LOG_FORMAT: 'json, pretty; empty: pretty on a terminal, else json',
  PAYMENT_METHODS: (values) => `${values}, comma-joined; the first is the default`,
  PAYMENT_GATEWAYS: (values) => `${values}, comma-joined; empty: all, in this order`,
  AXERVE_PAGE: (values) =>
    `${values}, comma-joined, card among them; empty: card, with the sandbox bank paypal and satispay too`,
  AXERVE_SHOP_LOGIN: 'as in the Axerve back office, such as GESPAY12345',
  AXERVE_API_KEY: 'visible ASCII characters',
  STRIPE_SECRET_KEY: 'sk_… or rk_…',
  SANDBOX_BANK_PORT: '0–65535 (0: any free port)',
  SANDBOX_BANK_URL: origin,
  TRANSFER_IBAN: 'an IBAN without spaces',
  TRANSFER_BIC: 'a BIC of 8 or 11 characters; empty: none',
  TRANSFER_HOLDER: '1 to 70 characters; empty: the company of the shop file',
  TRANSFER_BANK: '1 to 200 characters',
  SMTP_URL: 'smtp(s)://user:password@host:port',
  MAIL_FROM: 'an address, with or without a name; empty: name and e-mail of the shop file',
};
