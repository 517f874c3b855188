import type { AllowedWords } from '../../it/staff/settings.ts';

const origin = 'http(s)://hostiteľ[:port]';

/** What a variable may hold, where that takes words; by its name. */
export const allowedWords: AllowedWords = {
  PORT: '0–65535 (0: ľubovoľný voľný port)',
  HOST: 'adresa alebo názov hostiteľa; prázdne: všetky rozhrania',
  TRUST_PROXY: 'off, on alebo adresy a siete vašich proxy oddelené čiarkami: 10.0.0.2, 10.1.0.0/16',
  DATABASE_URL: 'postgres://používateľ:heslo@hostiteľ:port/databáza',
  DATABASE_DIRECT_URL: 'postgres://používateľ:heslo@hostiteľ:port/databáza',
  DATABASE_READ_URL: 'postgres://používateľ:heslo@hostiteľ:port/databáza',
  COMMERCE_URL: origin,
  FILES_URL: 's3://KĽÚČ:TAJNÉ@hostiteľ/bucket?region=región; na tomto počítači aj s3+http://',
  PICTURES_URL: origin,
  BACKOFFICE_URL: origin,
  PRIVATE_TARGETS:
    'hostitelia, súkromné adresy a siete (10/8, 100.64/10, 172.16/12, 192.168/16, fc00::/7) oddelené čiarkami: erp.lan, *.dielna.lan, 192.168.1.0/24; prázdne: žiadne',
  APPLICATION_KEY: '8 až 512 viditeľných znakov ASCII, zvyčajne kľúč:tajomstvo; prázdne: žiadny kľúč',
  PUBLIC_URL: `${origin} bez cesty: obchod stojí v koreni hostiteľa (aj subdomény), nie pod /obchod/`,
  DATA_DIR: 'priečinok; relatívne cesty začínajú v repozitári',
  SHOP_FILE: 'súbor; prázdne: súbor ukážkového obchodu, s MODE=production DATA_DIR/shop.json',
  INVOICE_EXPORT_DIR: 'absolútna cesta k existujúcemu priečinku, napríklad /srv/faktury; prázdne: žiadny',
  LANGUAGES: (values) => `${values}, oddelené čiarkami; prvý je predvolený`,
  FEED_TOKEN: '8 až 512 viditeľných znakov ASCII; prázdne: feedy sa čítajú bez neho',
  PURGE_URL: 'adresy http(s) oddelené čiarkami; prázdne: obvyklé',
  PURGE_SITE: 'identifikátor služby alebo zóny; prázdne: žiadny',
  PURGE_TOKEN: 'najviac 512 viditeľných znakov ASCII; prázdne: žiadny',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'adresa http(s); prázdne: nič sa neposiela',
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT:
    'celá adresa http(s); prázdne: adresa z OTEL_EXPORTER_OTLP_ENDPOINT s /v1/traces',
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT:
    'celá adresa http(s); prázdne: adresa z OTEL_EXPORTER_OTLP_ENDPOINT s /v1/metrics',
  OTEL_EXPORTER_OTLP_HEADERS: 'názov=hodnota oddelené čiarkami; prázdne: žiadne',
  OTEL_SERVICE_NAME: 'najviac 100 písmen, číslic, bodiek a spojovníkov',
  METRICS_TOKEN: '8 až 512 viditeľných znakov ASCII; prázdne: /metrics je vypnuté',
  LOG_FORMAT: 'json, pretty; prázdne: pretty v termináli, inak json',
  PAYMENT_METHODS: (values) => `${values}, oddelené čiarkami; prvý je predvolený`,
  PAYMENT_GATEWAYS: (values) => `${values}, oddelené čiarkami; prázdne: všetky v tomto poradí`,
  AXERVE_PAGE: (values) =>
    `${values}, oddelené čiarkami, medzi nimi card; prázdne: card, so skúšobnou bankou aj paypal a satispay`,
  AXERVE_SHOP_LOGIN: 'ako v administrácii Axerve, napríklad GESPAY12345',
  AXERVE_API_KEY: 'viditeľné znaky ASCII',
  STRIPE_SECRET_KEY: 'sk_… alebo rk_…',
  SANDBOX_BANK_PORT: '0–65535 (0: ľubovoľný voľný port)',
  SANDBOX_BANK_URL: origin,
  TRANSFER_IBAN: 'IBAN bez medzier',
  TRANSFER_BIC: 'BIC s 8 alebo 11 znakmi; prázdne: žiadny',
  TRANSFER_HOLDER: '1 až 70 znakov; prázdne: spoločnosť zo súboru obchodu',
  TRANSFER_BANK: '1 až 200 znakov',
  SMTP_URL: 'smtp(s)://používateľ:heslo@hostiteľ:port',
  MAIL_FROM: 'adresa s menom alebo bez neho; prázdne: názov a e-mail zo súboru obchodu',
};
