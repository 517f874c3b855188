import { type Detector, openDetector } from './barcode-detector.ts';
import {
  type CameraFault,
  CameraUnavailable,
  closeCamera,
  openCamera,
  type Torch,
  torchOf,
} from './camera.ts';
import { createTaking } from './code-of-picture.ts';

/** Pictures are looked at so often; more heats a phone and finds no more. */
const LOOK_MS = 120;
/** A camera that reads nothing ends by itself. */
const IDLE_MS = 2 * 60_000;
/** So many pictures one after the other that the detector fails at: it will not read the next one either. */
const FAILURES_MOST = 25;

/** Why reading has ended by itself. */
export type ReadingEnd = CameraFault | 'idle' | 'hidden';

interface ReadingParts {
  readonly video: HTMLVideoElement;
  /** The camera is there, with its torch if it has one. */
  readonly onOpen: (torch: Torch | undefined) => void;
  readonly onCode: (code: string) => void;
  readonly onEnd: (why: ReadingEnd) => void;
}

async function opened(): Promise<{ readonly stream: MediaStream; readonly detector: Detector }> {
  const detector = await openDetector();
  if (detector === undefined) throw new CameraUnavailable('broken');
  return { stream: await openCamera(), detector };
}

/** Looks at picture after picture. @returns what ends it */
function lookForCodes(
  video: HTMLVideoElement,
  detector: Detector,
  { onCode, onBroken }: { readonly onCode: (code: string) => void; readonly onBroken: () => void },
): () => void {
  const take = createTaking();
  let isOver = false;
  let next: number | undefined;
  let failures = 0;
  const seen = async () => {
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return [];
    try {
      const codes = await detector.detect(video);
      failures = 0;
      return codes;
    } catch {
      // A picture between two others may be none.
      failures += 1;
      return [];
    }
  };
  const look = async (): Promise<void> => {
    const codes = await seen();
    if (isOver) return;
    if (failures >= FAILURES_MOST) {
      onBroken();
      return;
    }
    const size = { width: video.videoWidth, height: video.videoHeight };
    const code = take(codes, size, performance.now());
    if (code !== undefined) onCode(code);
    next = window.setTimeout(() => void look(), LOOK_MS);
  };
  void look();
  return () => {
    isOver = true;
    window.clearTimeout(next);
  };
}

/**
 * Reads codes by the camera into a video element until it is closed: by the returned function, or by itself when the
 * camera cannot be used, the tab is hidden, or no code came for two minutes.
 */
export function openReading({ video, onOpen, onCode, onEnd }: ReadingParts): () => void {
  let isClosed = false;
  let leaveCamera = (): void => undefined;
  let idle: number | undefined;
  const close = (): void => {
    isClosed = true;
    window.clearTimeout(idle);
    document.removeEventListener('visibilitychange', onVisibility);
    leaveCamera();
  };
  const end = (why: ReadingEnd): void => {
    if (isClosed) return;
    close();
    onEnd(why);
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') end('hidden');
  };
  const beIdle = (): void => {
    window.clearTimeout(idle);
    idle = window.setTimeout(() => end('idle'), IDLE_MS);
  };
  const begin = (stream: MediaStream, detector: Detector): void => {
    // Another app has taken it, or it was pulled out.
    for (const track of stream.getVideoTracks()) track.addEventListener('ended', () => end('busy'));
    video.srcObject = stream;
    const stop = lookForCodes(video, detector, {
      onCode: (code) => {
        beIdle();
        onCode(code);
      },
      onBroken: () => end('broken'),
    });
    leaveCamera = () => {
      stop();
      closeCamera(stream);
      video.srcObject = null;
    };
    video.play().catch(() => end('broken'));
    onOpen(torchOf(stream));
  };
  document.addEventListener('visibilitychange', onVisibility);
  beIdle();
  opened().then(
    ({ stream, detector }) => {
      // Closed while the browser was still asking.
      if (isClosed) closeCamera(stream);
      else begin(stream, detector);
    },
    (error: unknown) => end(error instanceof CameraUnavailable ? error.fault : 'broken'),
  );
  return close;
}
