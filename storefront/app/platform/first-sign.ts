const signs = ['pointermove', 'touchstart', 'scroll', 'keydown'];

/**
 * Calls once at the first sign that somebody is at the page: what is loaded then weighs on nobody's first sight of it.
 * Returns a function that ends the waiting.
 */
export function onFirstSign(act: () => void): () => void {
  const waiting = new AbortController();
  const once = (): void => {
    waiting.abort();
    act();
  };
  const how = { capture: true, passive: true, signal: waiting.signal };
  for (const sign of signs) addEventListener(sign, once, how);
  return () => waiting.abort();
}
