import type { Plugin } from 'vite';

const order = '@layer reset, tokens, base, components, areas, utilities;\n';

/**
 * States the order of the cascade layers at the head of every style sheet. Pages load their sheets in an order
 * that the bundler chooses, and the first mention of a layer fixes its rank.
 */
export function cascadeLayers(): Plugin {
  return {
    name: 'cascade-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => ({ code: order + code, map: null }),
    },
  };
}
