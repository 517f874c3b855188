import type { Plugin } from 'vite';

const reload = 'window.location.reload();';
const tell = "window.dispatchEvent(new Event('shop:lost-script'));";

/**
 * Two changes to the router's own modules, in the build only:
 * - Its components that no page uses (Link, NavLink, Form and what they need) can be left out, because making
 *   them is marked as free of side effects and their names for development tools are dropped.
 * - A page script that cannot be loaded is told to the page instead of reloading without limit; the shop reloads
 *   at most once a minute (app/platform/lost-chunks.ts).
 */
export function routerBundle(): Plugin {
  return {
    name: 'router-bundle',
    apply: 'build',
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
