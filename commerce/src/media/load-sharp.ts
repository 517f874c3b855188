/**
 * The library that decodes and draws pictures, loaded with the first one: it takes 20 MB of memory, and a shop
 * whose pictures all have their copies never needs it.
 */
export const loadSharp = async () => (await import('sharp')).default;
