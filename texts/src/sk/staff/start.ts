import { slovakForm } from '../../format/plural.ts';
import type { ProgressTexts, StartProblemTexts } from '../../it/staff/start.ts';

const elsewhere = 'zvoľte iný priečinok: DATA_DIR=/cesta npm start';
const outside = 'použite vlastný PostgreSQL: DATABASE_URL=postgres://… npm start';
const outsideNewEnough =
  'použite vlastný PostgreSQL (15 alebo novší): DATABASE_URL=postgres://používateľ:heslo@hostiteľ/databáza npm start';
const makeRoom = 'uvoľnite miesto a skúste znova';
const correct = 'opravte premenné alebo ich odstráňte, aby platili predvolené hodnoty (tabuľka v README)';
const seller = 'údaje predajcu sú v súbore, ktorý uvádza SHOP_FILE (docs/shop-file.md)';
const besideShopFile = 'dajte súbor vedľa súboru obchodu (docs/shop-file.md)';
const ordinaryUser = 'spustite npm start ako bežný používateľ';

/** What keeps the shop or a command from starting, and what a person can do about it. */
export const startProblems: StartProblemTexts = {
  configuration_invalid: ({ errors }) => ({
    message: `konfigurácia nie je platná.\n  ${errors.join('\n  ')}`,
    ways: [correct, seller],
  }),
  configuration_invalid_in_production: ({ errors }) => ({
    message: `konfigurácia nie je platná.\n  ${errors.join('\n  ')}`,
    ways: [correct, seller, '„npm run doctor“ ukáže celý zoznam; na vyskúšanie obchodu: MODE=demo'],
  }),
  disk_full: ({ path }) => ({
    message: `disk, na ktorom je ${path}, je plný.`,
    ways: ['uvoľnite miesto (treba aspoň 400 MB) a skúste znova', elsewhere],
  }),
  disk_quota: ({ path }) => ({
    message: `disková kvóta pre ${path} je vyčerpaná.`,
    ways: [makeRoom, elsewhere],
  }),
  disk_read_only: ({ path }) => ({
    message: `${path} je na disku len na čítanie.`,
    ways: ['pripojte disk na zápis', elsewhere],
  }),
  folder_forbidden: ({ path }) => ({
    message: `tento používateľ nemôže zapisovať do ${path}.`,
    ways: [`povoľte zápis do priečinka: chown -R $(id -u) ${path}`, elsewhere],
  }),
  not_a_folder: ({ path }) => ({
    message: `${path} nie je priečinok.`,
    ways: ['odstráňte súbor s týmto názvom', elsewhere],
  }),
  folder_impossible: ({ path }) => ({
    message: `systém v ${path} nedovolí vytvárať priečinky ani súbory.`,
    ways: ['skontrolujte cestu', elsewhere],
  }),
  disk_error: ({ path, why }) => ({ message: `${path}: ${why}.`, ways: ['skontrolujte disk', elsewhere] }),
  disk_nearly_full: ({ path, free, needed }) => ({
    message: `disk, na ktorom je ${path}, je takmer plný: voľných ${free} MB, treba ${needed} MB.`,
    ways: [makeRoom, elsewhere],
  }),
  not_a_database: ({ path }) => ({
    message: `${path} existuje, ale nie je to databáza PostgreSQL.`,
    ways: ['presuňte alebo odstráňte ho a skúste znova: vytvorí sa nová', elsewhere],
  }),
  another_postgres: ({ path, version, own }) => ({
    message: `databáza v ${path} je z PostgreSQL ${version}, tento obchod používa PostgreSQL ${own}.`,
    ways: [
      `otvorte údaje vlastným PostgreSQL ${version}: DATABASE_URL=postgres://… npm start`,
      `alebo ich exportujte a znova importujte (npm run catalogue -- export) po presunutí ${path}`,
    ],
  }),
  database_not_made: ({ path, said }) => ({
    message: `PostgreSQL nedokáže vytvoriť databázu v ${path}:\n${said}`,
    ways: [elsewhere, outside],
  }),
  postgres_not_started: ({ path, said }) => ({
    message: `PostgreSQL sa nespustí (údaje v ${path}):\n${said}`,
    ways: ['skúste znova: ak hlásenie zostane, presuňte priečinok s údajmi a začnite s novým', outside],
  }),
  postgres_silent: ({ path }) => ({
    message: `PostgreSQL sa nespustí (údaje v ${path}):\nPostgreSQL neodpovedá ani po 60 sekundách`,
    ways: ['skúste znova: ak hlásenie zostane, presuňte priečinok s údajmi a začnite s novým', outside],
  }),
  postgres_not_installed: ({ name }) => ({
    message: `vstavaný PostgreSQL pre tento systém (${name}) nie je nainštalovaný.`,
    ways: ['spustite npm install --include=optional', outsideNewEnough],
  }),
  postgres_incomplete: ({ path, why }) => ({
    message: `knižnice PostgreSQL sa nedajú doplniť v ${path} (${why}).`,
    ways: ['spustite npm install ako používateľ, ktorý môže zapisovať do node_modules', outsideNewEnough],
  }),
  no_user_for_postgres: {
    message: 'PostgreSQL sa nespustí ako root a v tomto systéme nie je používateľ postgres ani nobody.',
    ways: [ordinaryUser],
  },
  closed_to_postgres: ({ path }) => ({
    message: `PostgreSQL sa nespustí ako root a iní používatelia nemôžu vstúpiť do ${path}.`,
    ways: [
      'spustite npm start ako bežný používateľ v jeho vlastnom priečinku',
      'presuňte projekt z uzavretých priečinkov (napríklad z /root do /srv)',
      'nainštalujte util-linux (príkaz setpriv)',
    ],
  }),
  postgres_too_old: ({ server, version }) => ({
    message: `PostgreSQL z DATABASE_URL (${server}) má verziu ${version}: treba 15 alebo novšiu.`,
    ways: ['aktualizujte server', 'odstráňte DATABASE_URL, použije sa vstavaný PostgreSQL'],
  }),
  postgres_unreachable: ({ server, why }) => ({
    message: `PostgreSQL z DATABASE_URL (${server}) neodpovedá: ${why}.`,
    ways: [
      'skontrolujte, či server beží a či sú adresa, používateľ, heslo a databáza správne',
      'odstráňte DATABASE_URL, použije sa vstavaný PostgreSQL',
    ],
  }),
  bucket_refuses: ({ bucket, why }) => ({
    message: `bucket z FILES_URL (${bucket}) odmieta: ${why}.`,
    ways: [
      'skontrolujte názov, región, kľúč a heslo a či kľúč smie čítať, zapisovať a mazať',
      'zopakujte príkaz: čo už je uložené, sa nerobí dvakrát',
    ],
  }),
  folder_in_use: ({ path, holder, pid }) => ({
    message: `${path} sa už používa: ${holder} (proces ${pid}).`,
    ways: [
      `zatvorte ho (Ctrl-C alebo kill ${pid}) a skúste znova`,
      'alebo dajte tomuto obchodu iný priečinok a iný port: DATA_DIR=var2/ PORT=3001 npm start',
    ],
  }),
  shop_still_opening: ({ path }) => ({
    message: `obchod, ktorý používa ${path}, ešte neotvoril databázu.`,
    ways: ['skúste znova o chvíľu'],
  }),
  migration_unknown: ({ name }) => ({
    message: `databáza obsahuje migráciu ${name}, ktorú táto verzia nepozná.`,
    ways: ['na tieto údaje použite najnovšiu verziu obchodu'],
  }),
  migrations_missing: ({ count }) => ({
    message: `databáze ${count === 1 ? 'chýba jedna migrácia' : `chýbajú migrácie (${count})`} tejto verzie (MIGRATIONS=apart).`,
    ways: [
      'najprv spustite npm run migrate, raz pre všetky uzly',
      'alebo vynechajte MIGRATIONS: každý uzol migruje sám',
    ],
  }),
  migration_changed: ({ name }) => ({
    message: `migrácia ${name} sa po použití zmenila.`,
    ways: ['vráťte súbor do pôvodného stavu a zmeny napíšte do novej migrácie'],
  }),
  port_taken: ({ port, next }) => ({
    message: `port ${port} už používa iný program.`,
    ways: [`zvoľte iný port: PORT=${next} npm start`, `alebo zistite, kto ho používa: lsof -i :${port}`],
  }),
  port_forbidden: ({ port }) => ({
    message: `tento používateľ nemôže otvoriť port ${port}.`,
    ways: ['zvoľte port od 1024: PORT=3000 npm start'],
  }),
  host_elsewhere: ({ host }) => ({
    message: `HOST: zadané "${host}", čo nie je adresa tohto počítača.`,
    ways: ['odstráňte HOST, obchod bude počúvať na všetkých rozhraniach'],
  }),
  brand_file_unreadable: ({ name, why }) => ({
    message: `${name}, uvedený v súbore obchodu, sa nedá prečítať (${why}).`,
    ways: [besideShopFile],
  }),
  brand_file_too_large: ({ name, most }) => ({
    message: `${name}, uvedený v súbore obchodu, má viac ako ${most} kB.`,
    ways: [besideShopFile],
  }),
  brand_file_not_png: ({ name }) => ({
    message: `${name}, uvedený v súbore obchodu, nie je PNG.`,
    ways: [besideShopFile],
  }),
  brand_file_without_size: ({ name }) => ({
    message: `${name}, uvedený v súbore obchodu, nemá viewBox so šírkou a výškou.`,
    ways: [besideShopFile],
  }),
  pages_not_built: {
    message: 'stránky obchodu ešte nie sú zostavené.',
    ways: ['spustite npm start, ktorý ich zostaví'],
  },
  demo_not_loaded: ({ why }) => ({
    message: `ukážkový obchod sa nedá načítať: ${why}`,
    ways: [
      'skúste znova: načítanie pokračuje tam, kde skončilo',
      'alebo začnite bez neho: DEMO=off npm start',
    ],
  }),
};

/** What the shop says while it opens and closes. */
export const progress: ProgressTexts = {
  creating_database: 'Vytvára sa databáza PostgreSQL…',
  stopped_leftover: 'PostgreSQL, ktorý zostal po prerušenom spustení, je zastavený.',
  schema_updated: ({ count }) => `Schéma databázy je aktualizovaná (${count}).`,
  schema_current: 'Schéma databázy je aktuálna.',
  preparing_content: 'Pripravuje sa domovská stránka, menu a stránky…',
  loading_demo: 'Načítava sa ukážkový obchod…',
  resuming_demo: 'Pokračuje načítanie ukážkového obchodu…',
  waiting_for_demo: 'Predvádzací obchod načítava iný uzol: čakám, kým skončí…',
  demo_products: ({ count }) =>
    `  ${slovakForm(count, `${count} produkt`, `${count} produkty`, `${count} produktov`)}`,
  demo_remarks: ({ count, file }) =>
    `  ${slovakForm(count, `${count} poznámka`, `${count} poznámky`, `${count} poznámok`)}, súbor ${file}`,
  demo_coupon_left_out: ({ coupon, unknown }) => `  ${coupon} vynechaný: neexistuje ${unknown}`,
  demo_ready: ({ count }) =>
    `Ukážkový obchod je pripravený: ${slovakForm(count, `${count} produkt`, `${count} produkty`, `${count} produktov`)}.`,
  back_office: ({ link }) => `Správa obchodu, na jedno prihlásenie: ${link}`,
  back_office_at: ({ address }) =>
    `Správa obchodu: ${address}/gestione (odkaz na prihlásenie: LOG_FORMAT=pretty npm start)`,
  closing: 'Obchod sa zatvára…',
  ready: ({ name, address }) => `Obchod ${name} je pripravený: ${address}`,
  // What holds a data folder, as a second shop is told.
  shop_at: ({ address }) => `obchod na ${address}`,
  cannot_start: ({ message }) => `Obchod sa nedá spustiť: ${message}`,
};
