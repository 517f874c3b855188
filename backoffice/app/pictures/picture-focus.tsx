import { focusPictureOperation } from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import type { LibraryPicture } from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { UndoButton } from '../activity/undo-button.tsx';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import css from './pictures.module.css';

/** From the left and from the top, in percent. */
type Point = readonly [number, number];
const middle: Point = [50, 50];

const pointOf = (focus: string | null): Point => {
  const [x = 50, y = 50] = (focus ?? '').match(/\d+/g)?.map(Number) ?? [];
  return [x, y];
};
const within = (part: number): number => Math.min(100, Math.max(0, Math.round(part)));
const steps: Readonly<Record<string, Point | undefined>> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
};
const written = ([x, y]: Point): string => `${x}% ${y}%`;

/** The shapes of slides, cards and heads of categories. */
const shapes = ['16 / 5', '3 / 2', '1'] as const;

/** Which point of a picture stays in view where the shop crops it: by a click on it, or by two sliders. */
export function PictureFocus({ row: { hash, url, focus } }: { row: LibraryPicture }) {
  const { pictures } = texts();
  const [point, setPoint] = useState(pointOf(focus));
  const [seen, setSeen] = useState(focus);
  // Saved, taken back, or moved by somebody else.
  if (seen !== focus) {
    setSeen(focus);
    setPoint(pointOf(focus));
  }
  const saved = useMutation({
    mutationFn: () => {
      const chosen = written(point);
      // The middle needs no word.
      return callStaff(focusPictureOperation, {
        hash,
        seen: focus,
        focus: chosen === written(middle) ? null : chosen,
      });
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
  const change = saved.data?.change;
  return (
    <form
      className={css.stack}
      onSubmit={(event) => {
        event.preventDefault();
        saved.mutate();
      }}
    >
      <h3>{pictures.focus}</h3>
      <p className={css.soft}>{pictures.focusHint}</p>
      <Picked url={url} point={point} onPoint={setPoint} />
      <Along label={pictures.fromLeft} value={point[0]} onValue={(x) => setPoint([x, point[1]])} />
      <Along label={pictures.fromTop} value={point[1]} onValue={(y) => setPoint([point[0], y])} />
      <div className={css.crops} aria-hidden="true">
        {shapes.map((aspectRatio) => (
          <img key={aspectRatio} src={url} alt="" style={{ aspectRatio, objectPosition: written(point) }} />
        ))}
      </div>
      <Failure error={saved.error} id="focus-failure" />
      <div className={css.acts}>
        <Button type="submit" size="s" busy={saved.isPending}>
          {pictures.focusSave}
        </Button>
        <Button size="s" variant="quiet" onClick={() => setPoint(middle)}>
          {pictures.focusMiddle}
        </Button>
        <span role="status">
          {saved.data && (change === null ? pictures.unchanged : pictures.focusSaved)}
        </span>
        {typeof change === 'number' && <UndoButton key={change} id={change} act={pictures.focusAct} />}
      </div>
    </form>
  );
}

type PickedProps = { url: string; point: Point; onPoint: (point: Point) => void };

/** The picture with its point: a click puts it there, the arrows move it. */
function Picked({ url, point, onPoint }: PickedProps) {
  const { pictures } = texts();
  const choose = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    // Enter has no place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onPoint([within((100 * (clientX - left)) / width), within((100 * (clientY - top)) / height)]);
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onPoint([within(point[0] + step[0]), within(point[1] + step[1])]);
  };
  return (
    <button
      type="button"
      className={css.focus}
      aria-label={pictures.focusPick}
      onClick={choose}
      onKeyDown={move}
    >
      <img src={url} alt="" />
      <span
        className={css.point}
        style={{ insetInlineStart: `${point[0]}%`, insetBlockStart: `${point[1]}%` }}
      />
    </button>
  );
}

type AlongProps = { label: string; value: number; onValue: (value: number) => void };

function Along({ label, value, onValue }: AlongProps) {
  return (
    <Field label={`${label}: ${counted(value)} %`}>
      {(control) => (
        <input
          {...control}
          type="range"
          min={0}
          max={100}
          value={value}
          onChange={({ target }) => onValue(target.valueAsNumber)}
        />
      )}
    </Field>
  );
}
