import type { Page } from 'playwright-core';

/** Switches of a browser with a camera that shows a test picture, and that nobody has to allow. */
export const fakeCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] as const;

interface InPicture {
  codes: readonly string[];
  /** When they came, and when the detector looked at them last. */
  since: number;
  lookedAt: number;
}
type WithPicture = typeof globalThis & { inPicture: InPicture; signals: string[] };

/** Gives the pages of a tab a detector of codes, which this Chromium lacks: it finds what `holdBefore` says. */
export async function withDetector(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all = globalThis as WithPicture;
    all.inPicture = { codes: [], since: 0, lookedAt: 0 };
    class Detector {
      static getSupportedFormats = async () => ['code_128', 'ean_13', 'ean_8', 'qr_code', 'upc_a'];
      detect = async (video: HTMLVideoElement) => {
        if (video.videoWidth === 0) throw new Error('there is no picture');
        all.inPicture.lookedAt = performance.now();
        return all.inPicture.codes.map((rawValue) => ({
          rawValue,
          format: 'ean_13',
          boundingBox: { x: 0, y: 0, width: video.videoWidth, height: video.videoHeight },
        }));
      };
    }
    Object.assign(globalThis, { BarcodeDetector: Detector });
  });
}

/** Gives the camera a light, and notes what the page does with it, with the sound and with the motor of the phone. */
export async function withSignals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all = globalThis as WithPicture;
    all.signals = [];
    const oscillator = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function createOscillator(this: AudioContext) {
      all.signals.push('tone');
      return oscillator.call(this);
    };
    navigator.vibrate = (pattern) => {
      all.signals.push(`shake ${String(pattern)}`);
      return true;
    };
    const { getCapabilities } = MediaStreamTrack.prototype;
    Object.assign(MediaStreamTrack.prototype, {
      getCapabilities(this: MediaStreamTrack) {
        return { ...getCapabilities.call(this), torch: true };
      },
      applyConstraints: async (wanted: { advanced?: { torch?: boolean }[] }) => {
        all.signals.push(`torch ${String(wanted.advanced?.[0]?.torch)}`);
      },
    });
  });
}

/** What `withSignals` noted since it was asked last. */
export const signalsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as WithPicture).signals.splice(0));

/** Holds something with these codes before the camera, or takes it away. */
export const holdBefore = (page: Page, ...codes: readonly string[]): Promise<void> =>
  page.evaluate((now) => {
    const since = performance.now();
    (globalThis as WithPicture).inPicture = { codes: now, since, lookedAt: since };
  }, codes);

/** Until the page has looked for so many milliseconds at what is held before the camera. */
export async function lookedAtFor(page: Page, milliseconds: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const { since, lookedAt } = (globalThis as WithPicture).inPicture;
    return lookedAt - since >= wanted;
  }, milliseconds);
}

/** Whether a camera is running on the page. */
export const isCameraOn = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const stream = document.querySelector('video')?.srcObject;
    return (
      stream instanceof MediaStream && stream.getTracks().some(({ readyState }) => readyState === 'live')
    );
  });

/** The camera that is running, to ask it later whether it still does. */
export const cameraTrack = (page: Page) =>
  page.evaluateHandle(() => {
    const stream = document.querySelector('video')?.srcObject;
    return stream instanceof MediaStream ? stream.getTracks()[0] : undefined;
  });
