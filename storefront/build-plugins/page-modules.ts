import type { Plugin } from 'vite';

const wrapperImport = /^import \{[^}]*\bUNSAFE_with\w+Props\b[^}]*\} from "react-router";$/m;
const wrapperCall = /\b_?UNSAFE_with\w+Props\d*\(/g;

/**
 * React Router serves the pages and loads their data; the shop itself renders them, on the server and in the browser
 * (app/router). So the wrappers that React Router's plugin puts around the components of routes go.
 */
export function pageModules(): Plugin {
  return {
    name: 'page-modules',
    transform: {
      filter: { code: /UNSAFE_with\w+Props/, id: /\/storefront\/app\/.*\.tsx?(?:\?|$)/ },
      handler(code, id) {
        if (!wrapperImport.test(code)) this.error(`${id}: React Router wraps its routes in another way now`);
        return { code: code.replace(wrapperImport, '').replaceAll(wrapperCall, '('), map: null };
      },
    },
  };
}

/** Nothing of React Router is built into the browser's scripts: 25 kB on every page, and a second state of the page. */
export function routerOnServer(): Plugin {
  return {
    name: 'router-on-server',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(?:\/|$)/ },
      handler(_id, importer = '') {
        if (this.environment.name === 'client')
          this.error(
            `${importer}: pages in the browser import from storefront/app/router, not from react-router`,
          );
      },
    },
  };
}
