/** The walls of the house, as ARCHITECTURE.md tells them. `npm test` runs this. */
const areas = require('./checks/areas.json');
const { workspaces } = require('./package.json');

/** What the code of a workspace may import of the others; a pattern where it is a part. Tests may import more. */
const rooms = {
  contract: ['texts/src/languages\\.ts'],
  texts: ['contract/'],
  rules: ['contract/'],
  search: [],
  commerce: ['contract/', 'texts/', 'rules/', 'search/'],
  // Of the rules those on form input, colours, measures and opening hours.
  storefront: ['contract/', 'texts/', 'ui/', 'rules/src/(?:checkout|colours|measures|opening|tax/codes)/'],
  // The staff's pages know the shop by its calls; of the rules those on form input.
  backoffice: ['contract/', 'texts/', 'ui/', 'rules/src/(?:checkout|measures|tax/codes)/'],
  ui: [],
  demo: ['contract/'],
  server: ['contract/', 'texts/', 'rules/', 'commerce/', 'storefront/', 'backoffice/', 'demo/'],
  // The bank is somebody else: it knows no part of the shop, only how each language writes.
  'sandbox-bank': ['texts/'],
  journeys: ['contract/', 'texts/', 'server/', 'commerce/src/erpnext/testing/'],
  bench: ['contract/', 'texts/', 'rules/', 'search/', 'commerce/', 'sandbox-bank/', 'journeys/src/harness/'],
};

/** @param {string} name @param {string} comment @param {string} from @param {string} to */
const forbid = (name, comment, from, to, fromNot) => ({
  name,
  comment,
  severity: 'error',
  from: fromNot ? { path: from, pathNot: fromNot } : { path: from },
  to: { path: to },
});

const tests = '\\.test\\.tsx?$|/testing/';

const roomRules = workspaces.map((room) => {
  if (rooms[room] === undefined)
    throw new Error(`.dependency-cruiser.cjs does not say what ${room} may import`);
  const others = workspaces.filter((other) => other !== room).map((other) => `^${other}/`);
  return {
    name: `what-${room}-imports`,
    comment: 'ARCHITECTURE.md, Rooms: what a workspace may import of the others.',
    severity: 'error',
    from: { path: `^${room}/`, ...(room === 'sandbox-bank' ? {} : { pathNot: tests }) },
    to: { path: others, pathNot: rooms[room].map((path) => `^${path}`) },
  };
});

/** Folders of an entry of the table, or its files: "area.ts, services.ts". */
const pathOf = (name) =>
  name.includes('.') ? `(?:${name.replaceAll('.', '\\.').replaceAll(', ', '|')})$` : `${name}/`;

/** An area imports those above it in its table, never one below, nor the files that put the areas together. */
const inOrder = Object.entries(areas).flatMap(([folder, table]) =>
  table.areas.map(({ name }, index) => {
    const later = table.areas.slice(index + 1).map((area) => pathOf(area.name));
    const sharedFiles = table.areas
      .slice(0, index)
      .flatMap((area) => (area.name.includes('.') ? pathOf(area.name) : []));
    return {
      name: `order-of-${folder.split('/')[0]}-areas`,
      comment: `${name} imports only areas that stand before it in checks/areas.json.`,
      severity: 'error',
      from: { path: `^${folder}/${pathOf(name)}`, pathNot: tests },
      to: {
        path: [...later.map((path) => `^${folder}/${path}`), `^${folder}/[^/]+\\.tsx?$`],
        pathNot: sharedFiles.map((path) => `^${folder}/${path}`),
      },
    };
  }),
);

module.exports = {
  forbidden: [
    ...inOrder,
    {
      name: 'queries-are-private',
      comment: 'SQL of an area is asked by that area only; the others ask its use cases.',
      severity: 'error',
      from: { path: '^commerce/src/([^/]+)/', pathNot: tests },
      to: { path: '^commerce/src/(?!platform/).*\\.queries\\.ts$', pathNot: '^commerce/src/$1/' },
    },
    {
      name: 'queries-are-private-to-the-service',
      comment: 'Commands and the composition root ask use cases.',
      severity: 'error',
      from: { path: '^(?:server/src|bench/src|journeys/src|commerce/src/[^/]+\\.ts$)', pathNot: tests },
      to: { path: '^commerce/src/(?!platform/).*\\.queries\\.ts$' },
    },
    {
      name: 'no-cycles',
      comment: 'Import cycles hide who owns what.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...roomRules,
    forbid(
      'rules-and-texts-are-pure',
      'Decisions and sentences do no I/O.',
      '^(rules|texts)/src',
      '^node:|node_modules/(?!zod)',
      tests,
    ),
    forbid(
      'endpoints-do-not-query',
      'An endpoint calls a use case, never SQL.',
      '\\.endpoint\\.ts$',
      '\\.queries\\.ts$',
      tests,
    ),
    forbid(
      'no-test-code-in-production',
      'Tests are never imported by what they test.',
      '^(?!journeys/|bench/|checks/)',
      '\\.test\\.tsx?$|/testing/',
      tests,
    ),
    forbid(
      'database-driver-in-platform-and-queries',
      'SQL lives in .queries.ts.',
      '^commerce/src',
      'node_modules/(pg|kysely)/',
      '^commerce/src/platform/|\\.queries\\.ts$|' + tests,
    ),
    {
      name: 'not-to-unresolvable',
      comment: 'Every import resolves.',
      severity: 'error',
      from: { pathNot: '\\+types/' },
      to: { couldNotResolve: true, pathNot: '^virtual:|\\+types/|^\\.\\./build/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|var|\\.react-router)/' },
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
