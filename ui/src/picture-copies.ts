/** Copies of a picture in WebP, which stand beside those in AVIF under the same names: "/media/ab-320.avif 320w" → ".webp". */
export const inWebp = (avif: string): string => avif.replaceAll('.avif', '.webp');
