/** A code in a picture, as the browser tells it. */
export interface DetectedCode {
  readonly rawValue: string;
  readonly format: string;
  readonly boundingBox: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

export interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly DetectedCode[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

declare global {
  /** The browser's own reader of bar codes; many browsers have none. */
  var BarcodeDetector: DetectorClass | undefined;
}

/** What stands on goods and on labels of shelves. */
const wanted: readonly string[] = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128'];

/** A detector of the codes of goods; undefined where the browser has none. */
export async function openDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector: Available } = globalThis;
  if (Available === undefined) return undefined;
  const supported = await Available.getSupportedFormats();
  const formats = wanted.filter((format) => supported.includes(format));
  return formats.length === 0 ? undefined : new Available({ formats });
}

/** Whether this browser can read codes by a camera, as far as it says without asking the person. */
export async function canReadByCamera(): Promise<boolean> {
  // Without https there are no media devices.
  if (!('mediaDevices' in navigator) || (await openDetector()) === undefined) return false;
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.some(({ kind }) => kind === 'videoinput');
}
