import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out the router's components that no page uses (Link, NavLink, Form and what they
 * need): marks making them as free of side effects and drops their names for development tools.
 */
export function pureComponents(): Plugin {
  return {
    name: 'pure-components',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/].*\.js$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/= (React\$?\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, ''),
        map: null,
      }),
    },
  };
}
