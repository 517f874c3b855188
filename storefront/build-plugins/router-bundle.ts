import type { Plugin } from 'vite';

const reload = 'window.location.reload();';
/** When a component throws, the error page is shown; errors of loading a script are dropped by the router. */
const tell = `if (window.dispatchEvent(new Event('shop:lost-script', { cancelable: true })))
  return { default: () => { throw error; } };`;

/**
 * Parts of the router this shop does not use (all routes are known from the start, no instrumentation), which
 * could otherwise be switched off only at run time. A name the router imports from them that is missing here
 * fails the build; names used only by its server parts are exported without a value.
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
 * - Unused parts (see above) are left out of the browser bundle.
 * - Components no page uses (Link, NavLink, Form and their dependencies) can be tree-shaken: creating them is
 * marked as side-effect free and their display names are dropped.
 * - A page script that cannot be loaded is reported to the page instead of reloading without limit; the shop
 * reloads at most once a minute (app/platform/chunk-reload.ts), otherwise shows the error page.
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
