import type { Plugin } from 'vite';

const reload = 'window.location.reload();';
/** A component that throws reaches the page for failures; the router drops what a script's own loading throws. */
const tell = `if (window.dispatchEvent(new Event('shop:lost-script', { cancelable: true })))
  return { default: () => { throw error; } };`;

/**
 * Parts of the router that this shop has switched off (routes are all known from the start, nothing is instrumented),
 * and that only options at run time would leave out. A name the router takes from them and that is missing here
 * fails the build; names that only its server parts take are there without a value.
 */
const switchedOff: readonly (readonly [module: RegExp, code: string])[] = [
  [
    /[\\/]ssr[\\/]fog-of-war\.js$/,
    `export const isFogOfWarEnabled = () => false;
     export const getPatchRoutesOnNavigationFunction = () => undefined;
     export const useFogOFWarDiscovery = () => undefined;
     export const getPartialManifest = (manifest) => manifest;
     export let getPathsWithAncestors, handleClientVersionMismatch, getManifestPath;`,
  ],
  [
    /[\\/]router[\\/]instrumentation\.js$/,
    `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
     export const getRouteInstrumentationUpdates = () => ({});
     export const instrumentClientSideRouter = (router) => router;
     export let instrumentHandler, instrumentationResultMetaContext;`,
  ],
];

/**
 * Three changes to the router's own modules, in the build only:
 * - Parts that are switched off (see above) are left out of what the browser loads.
 * - Its components that no page uses (Link, NavLink, Form and what they need) can be left out, because making
 *   them is marked as free of side effects and their names for development tools are dropped.
 * - A page script that cannot be loaded is told to the page instead of reloading without limit; the shop reloads
 *   at most once a minute (app/platform/chunk-reload.ts), and else the page for failures is shown.
 */
export function routerBundle(): Plugin {
  return {
    name: 'router-bundle',
    apply: 'build',
    load: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/].*\.js$/ },
      handler(id) {
        if (this.environment.name !== 'client') return null;
        const off = switchedOff.find(([module]) => module.test(id));
        return off === undefined ? null : { code: off[1], map: null };
      },
    },
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/].*\.js$/ },
      handler(code, id) {
        const lean = code
          .replaceAll(/= (React\$?\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '');
        if (!/[\\/]ssr[\\/]routeModules\.js$/.test(id)) return { code: lean, map: null };
        if (!lean.includes(reload)) this.error('the router loads its page scripts in another way now');
        return { code: lean.replace(reload, tell), map: null };
      },
    },
  };
}
