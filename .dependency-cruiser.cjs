/** The walls of the house, as ARCHITECTURE.md tells them. `npm test` runs this. */
const business =
  '(?:catalog|content|customers|wishlist|reviews|cart|checkout|payments|orders|withdrawals|shipping|coupons|newsletter|mail|feeds|staff)';

/** @param {string} name @param {string} comment @param {string} from @param {string} to */
const forbid = (name, comment, from, to, fromNot) => ({
  name,
  comment,
  severity: 'error',
  from: fromNot ? { path: from, pathNot: fromNot } : { path: from },
  to: { path: to },
});

const tests = '\\.test\\.tsx?$|/testing/';

module.exports = {
  forbidden: [
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
      'platform-knows-no-area',
      'The floor does not lean on the rooms.',
      '^commerce/src/platform',
      `^commerce/src/${business}/`,
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
