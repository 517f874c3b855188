import { previewParameter } from '@casamaestra/contract/content/preview-cookie.ts';
import type { TextFinding } from '@casamaestra/contract/staff/staff-content.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useCallback, useId, useState } from 'react';
import { Failure } from '../../platform/failure.tsx';
import { useStoredChoice } from '../../platform/stored-choice.ts';
import { texts } from '../../platform/texts.ts';
import { FindingList } from '../finding-list.tsx';
import css from './preview.module.css';
import { type FrameTarget, PreviewFrame, type PreviewWidth } from './preview-frame.tsx';
import { type KeptPreview, usePreview, type PreviewChoice, type Written } from './use-preview.ts';

/** The address of a page of the shop within the preview. */
function frameUrl({ origin, token }: KeptPreview, page: string): string {
  const url = new URL(page, origin === '' ? location.origin : origin);
  url.searchParams.set(previewParameter, token);
  return url.href;
}

/** On a phone the shop is seen as on a phone. */
const firstWidth = (): PreviewWidth => (matchMedia('(width < 48rem)').matches ? 'phone' : 'desktop');

/** Which page the frame opens: the one of the text, or the one its reader went to when the text changes meanwhile. */
function useTarget(shown: KeptPreview | undefined) {
  const place = shown?.path ?? '/';
  const own = place.split('#', 1)[0] ?? place;
  const [went, setWent] = useState<{ readonly from: string; readonly page: string }>();
  const [target, setTarget] = useState<FrameTarget & { readonly token: string }>();
  const page = went?.from === place ? went.page : own;
  const open = (kept: KeptPreview, next: string) => {
    const { token } = kept;
    setTarget({ token, url: frameUrl(kept, next), visit: (target?.visit ?? 0) + 1 });
  };
  if (shown !== undefined && shown.token !== target?.token) open(shown, page === own ? place : page);
  const setPage = useCallback((next: string) => setWent({ from: place, page: next }), [place]);
  const back = () => {
    setWent(undefined);
    if (shown !== undefined) open(shown, place);
  };
  return { page, own, target, setPage, back };
}

type Missing = readonly TextFinding[] | undefined;

/** What the bar says of what is seen below it. */
function noteOf(isUnsaved: boolean, missing: Missing, shown: KeptPreview | undefined) {
  if (isUnsaved) return 'unsaved';
  if (missing === undefined) return 'notLive';
  return shown === undefined ? 'unfinished' : 'wrong';
}

interface PreviewPaneProps extends Written {
  /** Where the pane covers the text, and what is said under the text with it. */
  readonly coversText: boolean;
}

/** The real shop beside the text: as it would be with it, or as it is published, at a moment, on a phone or a computer. */
export function PreviewPane({ coversText, ...written }: PreviewPaneProps) {
  const { preview } = texts().contents;
  const id = useId();
  const [wanted, setWanted] = useState<PreviewChoice>({ what: 'draft', at: '' });
  const [width, setWidth] = useStoredChoice<PreviewWidth>('preview-width', firstWidth());
  const { shown, isUnsaved, missing, error, isFetching, refresh } = usePreview(written, wanted);
  const { page, own, target, setPage, back } = useTarget(shown);
  return (
    <section aria-labelledby={id} className={css.pane}>
      <div className={css.head}>
        <h2 id={id}>{preview.title}</h2>
        <Choices
          label={preview.width}
          value={width}
          options={{ phone: preview.phone, desktop: preview.desktop }}
          onChoose={setWidth}
        />
      </div>
      <div className={css.head}>
        <Choices
          label={preview.what}
          value={wanted.what}
          options={{ draft: preview.draft, published: preview.published }}
          onChoose={(what) => setWanted({ ...wanted, what })}
        />
        <Moment at={wanted.at} onAt={(at) => setWanted({ ...wanted, at })} />
      </div>
      <div className={css.bar} role="status">
        <span>{preview[noteOf(isUnsaved, missing, shown)]}</span>
        <span className={css.acts}>
          {page !== own && (
            <Button size="s" variant="quiet" onClick={back}>
              {preview.back}
            </Button>
          )}
          <Button size="s" variant="quiet" busy={isFetching} onClick={refresh}>
            {preview.refresh}
          </Button>
        </span>
      </div>
      {coversText && <FindingList findings={missing ?? []} />}
      <Failure error={error} id={`${id}f`} />
      {shown !== undefined && target !== undefined && (
        <PreviewFrame target={target} title={preview.frame(written.file)} width={width} onPage={setPage} />
      )}
    </section>
  );
}

type ChoicesProps<Value extends string> = {
  label: string;
  value: Value;
  options: Readonly<Record<Value, string>>;
  onChoose: (value: Value) => void;
};

function Choices<Value extends string>({ label, value, options, onChoose }: ChoicesProps<Value>) {
  return (
    <div role="group" aria-label={label} className={css.choices}>
      {(Object.entries(options) as [Value, string][]).map(([one, name]) => (
        <Button
          key={one}
          size="s"
          variant={one === value ? 'primary' : 'secondary'}
          aria-pressed={one === value}
          onClick={() => onChoose(one)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}

function Moment({ at, onAt }: { at: string; onAt: (at: string) => void }) {
  const { preview } = texts().contents;
  return (
    <div className={css.moment}>
      <Field label={preview.when}>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={at}
            onChange={(event) => onAt(event.target.value)}
          />
        )}
      </Field>
      {at !== '' && (
        <Button size="s" variant="quiet" onClick={() => onAt('')}>
          {preview.now}
        </Button>
      )}
    </div>
  );
}
