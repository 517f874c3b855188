/** Why a camera cannot be used. */
export type CameraFault = 'refused' | 'busy' | 'missing' | 'broken';

export class CameraUnavailable extends Error {
  readonly fault: CameraFault;

  constructor(fault: CameraFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** What the browser's errors mean to a person. */
const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/** Opens the camera at the back. @throws CameraUnavailable */
export async function openCamera(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new CameraUnavailable(faults[name] ?? 'broken', { cause: error });
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Switches the light of the camera. */
export type Torch = (on: boolean) => Promise<void>;

/** The torch of a camera, where it has one. TypeScript does not know it yet. */
export function torchOf(stream: MediaStream): Torch | undefined {
  const [track] = stream.getVideoTracks();
  if (track === undefined || !('getCapabilities' in track)) return undefined;
  const { torch } = track.getCapabilities() as MediaTrackCapabilities & { torch?: boolean };
  if (torch !== true) return undefined;
  return (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
}
