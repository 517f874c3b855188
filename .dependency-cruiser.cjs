/** The walls of the house, as ARCHITECTURE.md tells them. `npm test` runs this. */
const areas = require('./checks/areas.json');

/** @param {string} name @param {string} comment @param {string} from @param {string} to */
const forbid = (name, comment, from, to, fromNot) => ({
  name,
  comment,
  severity: 'error',
  from: fromNot ? { path: from, pathNot: fromNot } : { path: from },
  to: { path: to },
});

const tests = '\\.test\\.tsx?$|/testing/';

/** Folders of an entry of the table, or its files: "area.ts, desks.ts". */
const pathOf = (name) =>
  name.includes('.') ? `(?:${name.replaceAll('.', '\\.').replaceAll(', ', '|')})$` : `${name}/`;

/** An area imports those above it in its table, never one below, nor the files that put the areas together. */
const inOrder = Object.entries(areas).flatMap(([folder, table]) =>
  table.areas.map(({ name }, index) => {
    const later = table.areas.slice(index + 1).map((area) => pathOf(area.name));
    const sharedFiles = table.areas
      .slice(0, index)
      .flatMap((area) => (area.name.includes('.') ? pathOf(area.name) : []));
    const unmended = (table.unmended ?? []).filter((arrow) => arrow.startsWith(`${name} → `));
    const excused = unmended.map((arrow) => `^${folder}/${pathOf(arrow.split(' → ')[1])}`);
    return {
      name: `order-of-${folder.split('/')[0]}-areas`,
      comment: `${name} imports only areas that stand before it in checks/areas.json.`,
      severity: 'error',
      from: { path: `^${folder}/${pathOf(name)}`, pathNot: tests },
      to: {
        path: [...later.map((path) => `^${folder}/${path}`), `^${folder}/[^/]+\\.tsx?$`],
        pathNot: [...sharedFiles.map((path) => `^${folder}/${path}`), ...excused],
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
    forbid(
      'contract-stands-alone',
      'The contract is data: zod, and the list of languages.',
      '^contract/src',
      '^texts/src/(?!languages\\.ts)|^(rules|search|commerce|storefront|ui|demo|server|journeys|bench)/',
      tests,
    ),
    forbid(
      'texts-know-the-contract-only',
      'Sentences and how things are written: of the shop they know what the contract says.',
      '^texts/src',
      '^(rules|search|commerce|storefront|ui|demo|server|sandbox-bank|journeys|bench)/|node_modules/',
      tests,
    ),
    forbid(
      'rules-are-pure',
      'Rules know the contract only, and do no I/O.',
      '^rules/src',
      '^(texts|search|commerce|storefront|ui|demo|server|journeys|bench)/|^node:|node_modules/(?!zod)',
      tests,
    ),
    forbid(
      'search-stands-alone',
      'The engine knows documents and queries, no part of the shop.',
      '^search/src',
      '^(contract|texts|rules|commerce|storefront|ui|demo|server|sandbox-bank|journeys|bench)/',
      tests,
    ),
    forbid(
      'commerce-knows-no-pages',
      'The service does not know who shows it.',
      '^commerce/src',
      '^(storefront|ui|demo|server|journeys|bench)/',
      tests,
    ),
    forbid(
      'storefront-knows-the-contract-only',
      'Pages reach commerce through the contract; of the rules they know those on what is typed into a form.',
      '^storefront/app',
      '^(search|commerce|demo|server|journeys|bench)/|^rules/src/(?!checkout/|tax/codes/)',
      tests,
    ),
    forbid(
      'ui-knows-no-commerce',
      'Primitives hold no word of commerce.',
      '^ui/src',
      '^(contract|texts|rules|search|commerce|storefront|demo|server|journeys|bench)/',
      tests,
    ),
    forbid(
      'demo-is-data',
      'The demo is data in the contract’s formats.',
      '^demo/',
      '^(commerce|rules|search|storefront|ui|server|journeys|bench)/',
      tests,
    ),
    forbid(
      'sandbox-bank-stands-alone',
      'The bank is somebody else: it knows no part of the shop.',
      '^sandbox-bank/src',
      '^(contract|texts|rules|search|commerce|storefront|ui|demo|server|journeys|bench)/',
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
      '^(contract|texts|rules|search|commerce|storefront|ui|demo|server)/',
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
