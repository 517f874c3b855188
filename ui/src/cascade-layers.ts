const order = '@layer reset, tokens, base, components, areas, utilities;\n';

/**
 * Declares the order of the cascade layers at the beginning of every style sheet. The bundler decides in
 * which order sheets are loaded, and the first mention of a layer determines its precedence.
 */
export function cascadeLayers() {
  return {
    name: 'cascade-layers',
    enforce: 'pre' as const,
    transform: {
      filter: { id: /\.css$/ },
      handler: (code: string) => ({ code: order + code, map: null }),
    },
  };
}
