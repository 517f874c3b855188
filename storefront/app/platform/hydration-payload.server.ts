const escapes: Record<string, string> = {
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Escapes JSON for use inside a script element. */
export const scriptSafe = (json: string): string =>
  json.replaceAll(/[><\u2028\u2029]/g, (character) => escapes[character] ?? character);

/**
 * The hydration payload: loader data as an inline script for the router in the browser. @param mark nonce of
 * the page's own scripts
 */
export async function hydrationScripts(stream: ReadableStream<Uint8Array>, mark: string): Promise<string> {
  const decoder = new TextDecoder();
  let data = '';
  for await (const chunk of stream) data += decoder.decode(chunk, { stream: true });
  const value = scriptSafe(JSON.stringify(data));
  return `<script nonce="${mark}">window.__reactRouterContext.streamController.enqueue(${value});window.__reactRouterContext.streamController.close();</script>`;
}
