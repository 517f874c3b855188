import { Button } from '@casamaestra/ui/button.tsx';
import { isCovered } from '@casamaestra/ui/typing-keys.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { noteTouch } from '../platform/attendance.ts';
import { useStoredChoice } from '../platform/stored-choice.ts';
import { texts } from '../platform/texts.ts';
import type { Torch } from './camera.ts';
import css from './camera.module.css';
import { openReading, type ReadingEnd } from './reading.ts';
import { signal, type Verdict } from './signals.ts';

type CameraViewProps = {
  onCode: (code: string) => Verdict | Promise<Verdict>;
  onEnd: (why: ReadingEnd) => void;
  children: ReactNode;
};

/** What the camera sees, for as long as it is on the screen. */
export function CameraView({ onCode, onEnd, children }: CameraViewProps) {
  const { camera } = texts();
  const region = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [torch, setTorch] = useState<Torch>();
  const [isLoud, setLoud] = useStoredChoice('camera sound', true);
  const latest = useRef({ onCode, onEnd, isLoud });
  useEffect(() => {
    latest.current = { onCode, onEnd, isLoud };
  });
  useEffect(() => {
    if (video.current === null) return undefined;
    region.current?.scrollIntoView({ block: 'start' });
    const take = async (code: string): Promise<void> => {
      // Below a dialog nobody aims.
      if (isCovered()) return;
      // Aiming is work, without a key or a tap.
      noteTouch();
      const verdict = await latest.current.onCode(code);
      signal(verdict, latest.current);
    };
    return openReading({
      video: video.current,
      onOpen: (found) => {
        setTorch(() => found);
        setOpen(true);
      },
      onCode: (code) => void take(code),
      onEnd: (why) => latest.current.onEnd(why),
    });
  }, []);
  return (
    <section ref={region} className={css.view} aria-label={camera.region} aria-busy={!isOpen}>
      <div className={css.picture}>
        <video ref={video} muted playsInline aria-hidden="true" />
      </div>
      <div className={css.controls}>
        <p>{isOpen ? camera.hint : camera.opening}</p>
        <Button size="s" variant="secondary" onClick={() => setLoud(!isLoud)}>
          {isLoud ? camera.beQuiet : camera.beLoud}
        </Button>
        {torch && <TorchButton torch={torch} />}
      </div>
      {children}
    </section>
  );
}

function TorchButton({ torch }: { torch: Torch }) {
  const { camera } = texts();
  const [isOn, setOn] = useState(false);
  const toggle = (): void => {
    torch(!isOn).then(
      () => setOn(!isOn),
      // A camera that took its light back stays dark.
      () => setOn(false),
    );
  };
  return (
    <Button size="s" variant="secondary" onClick={toggle}>
      {isOn ? camera.torchOff : camera.torchOn}
    </Button>
  );
}
