/** Longest side of a photo that is sent: what the shop keeps. */
const SIDE_MAX = 1600;
const QUALITY = 0.86;

/** A photo chosen for a review, made small before it is sent. */
export interface ChosenPhoto {
  readonly key: string;
  readonly bytes: Blob;
  /** Its pixels, for the preview. */
  readonly pixels: HTMLCanvasElement;
}

/**
 * Draws a file anew, upright and small: quick to send, and what the telephone wrote into it stays there. Undefined for
 * what the browser cannot read.
 */
export async function chosenPhoto(file: File): Promise<ChosenPhoto | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const pixels = document.createElement('canvas');
  pixels.width = Math.max(1, Math.round(bitmap.width * scale));
  pixels.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = pixels.getContext('2d');
  if (pen === null) return undefined;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, pixels.width, pixels.height);
  pen.drawImage(bitmap, 0, 0, pixels.width, pixels.height);
  bitmap.close();
  const bytes = await new Promise<Blob | null>((done) => pixels.toBlob(done, 'image/jpeg', QUALITY));
  return bytes === null ? undefined : { key: crypto.randomUUID(), bytes, pixels };
}

/** Draws the middle of a photo into a square preview. */
export function drawPreview(canvas: HTMLCanvasElement | null, { pixels }: ChosenPhoto): void {
  const side = Math.min(pixels.width, pixels.height);
  const [left, top] = [(pixels.width - side) / 2, (pixels.height - side) / 2];
  canvas?.getContext('2d')?.drawImage(pixels, left, top, side, side, 0, 0, canvas.width, canvas.height);
}
