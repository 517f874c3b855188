import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { SaveBar } from '@casamaestra/ui/save-bar.tsx';
import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { texts } from '../platform/texts.ts';
import css from './together.module.css';

type UnsavedBarProps = {
  /** Headings of what is not saved. */
  sections: readonly string[];
  isSaving: boolean;
  /** The last save left nothing open. */
  isSaved: boolean;
  /** @returns whether all was saved */
  onSave: () => Promise<boolean>;
  onDiscard: () => void;
};

/** Names what is not saved at the foot of the page, saves or takes back all of it, and asks before the page is left. */
export function UnsavedBar({ sections, isSaving, isSaved, onSave, onDiscard }: UnsavedBarProps) {
  const { together } = texts();
  const [isAsked, setAsked] = useState(false);
  const names = sections.join(', ');
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Its buttons are gone with the bar.
    if (isSaved && document.activeElement === document.body) said.current?.focus({ preventScroll: true });
  }, [isSaved]);
  return (
    <>
      <form
        className={css.whole}
        onSubmit={(event) => {
          event.preventDefault();
          void onSave();
        }}
      >
        <SaveBar
          text={sections.length === 0 ? '' : together.unsaved(sections.length, names)}
          saveLabel={together.saveAll}
          discardLabel={together.discardAll}
          onDiscard={() => setAsked(true)}
          busy={isSaving}
        />
      </form>
      <p role="status" ref={said} tabIndex={-1} className={css.said}>
        {isSaved && texts().goods.saved}
      </p>
      <DiscardQuestion
        names={isAsked ? names : ''}
        onClose={() => setAsked(false)}
        onDiscard={() => {
          setAsked(false);
          onDiscard();
        }}
      />
      <LeaveQuestion names={names} isSaving={isSaving} onSave={onSave} />
    </>
  );
}

type DiscardQuestionProps = { names: string; onClose: () => void; onDiscard: () => void };

function DiscardQuestion({ names, onClose, onDiscard }: DiscardQuestionProps) {
  const { together, shell } = texts();
  return (
    <Dialog open={names !== ''} title={together.discardTitle} closeLabel={shell.close} onClose={onClose}>
      <p>{together.discardText(names)}</p>
      <p className={css.answers}>
        <Button variant="danger" onClick={onDiscard}>
          {together.discardNow}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {together.goOn}
        </Button>
      </p>
    </Dialog>
  );
}

type LeaveQuestionProps = Pick<UnsavedBarProps, 'isSaving' | 'onSave'> & { names: string };

/** Before another screen; the browser asks before another page. */
function LeaveQuestion({ names, isSaving, onSave }: LeaveQuestionProps) {
  const { together, shell } = texts();
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) => names !== '' && here.pathname !== next.pathname,
  );
  const stay = () => blocker.reset?.();
  const saveAndLeave = async () => {
    if (await onSave()) blocker.proceed?.();
    else stay();
  };
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      title={together.leaveTitle}
      closeLabel={shell.close}
      onClose={() => !isSaving && stay()}
    >
      <p>{together.leaveText(names)}</p>
      <p className={css.answers}>
        <Button busy={isSaving} onClick={() => void saveAndLeave()}>
          {together.saveAndLeave}
        </Button>
        <Button variant="secondary" disabled={isSaving} onClick={() => blocker.proceed?.()}>
          {together.leave}
        </Button>
        <Button variant="quiet" disabled={isSaving} onClick={stay}>
          {together.goOn}
        </Button>
      </p>
    </Dialog>
  );
}
