import { Button } from '@casamaestra/ui/button.tsx';
import { FieldError } from '@casamaestra/ui/field.tsx';
import { isCovered } from '@casamaestra/ui/typing-keys.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createStore, useStore } from '../platform/store.ts';
import { texts } from '../platform/texts.ts';
import { CameraView } from './camera-view.tsx';
import { canReadByCamera } from './barcode-detector.ts';
import css from './camera.module.css';
import type { ReadingEnd } from './reading.ts';
import { readySound, type Verdict } from './signals.ts';

/** As the browser said it last: on the next screen the button stands there at once. */
const canRead = createStore(false);

const askBrowser = (): Promise<void> =>
  canReadByCamera().then(
    (can) => canRead.set(can),
    () => canRead.set(false),
  );

type CameraReaderProps = {
  /** Takes a code, says what became of it, and tells it. */
  onCode: (code: string) => Verdict | Promise<Verdict>;
  /** Stands below the picture. */
  children?: ReactNode;
};

/** A button that opens the camera in place, where the browser can read codes; else nothing. */
export function CameraReader({ onCode, children }: CameraReaderProps) {
  const { camera } = texts();
  const isOffered = useStore(canRead);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [end, setEnd] = useState<ReadingEnd>();
  useEffect(() => void askBrowser(), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isCovered()) return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);
  if (!isOffered) return null;
  const toggle = (): void => {
    setEnd(undefined);
    readySound();
    setOpen(!isOpen);
  };
  const isNotice = end === 'idle' || end === 'hidden';
  return (
    <div className={css.reader} data-no-print="">
      <Button
        ref={button}
        variant="secondary"
        icon={isOpen ? 'close' : 'camera'}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {isOpen ? camera.close : camera.open}
      </Button>
      {isOpen && (
        <CameraView
          onCode={onCode}
          onEnd={(why) => {
            setEnd(why);
            setOpen(false);
            button.current?.focus();
          }}
        >
          {children}
        </CameraView>
      )}
      <p role="status">{isNotice && camera.ends[end]}</p>
      {end !== undefined && !isNotice && (
        <div role="alert">
          <FieldError id="camera-fault">{camera.faults[end]}</FieldError>
        </div>
      )}
    </div>
  );
}
