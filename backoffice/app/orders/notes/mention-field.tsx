import { Field } from '@casamaestra/ui/field.tsx';
import { Textarea } from '@casamaestra/ui/input.tsx';
import { type ComponentProps, useId, useRef, useState } from 'react';
import { texts } from '../../platform/texts.ts';
import { counted } from '../../platform/written.ts';
import { askedBefore, type Mentionable, offered } from './mention-typed.ts';
import css from './notes.module.css';

type MentionFieldProps = {
  label: string;
  hint: string;
  error: string | undefined;
  text: string;
  onText: (text: string) => void;
  people: readonly Mentionable[];
};

/** A text in which @ and letters offer colleagues: arrows, Enter or Tab, Escape. HTML gives a textarea no other role. */
export function MentionField({ label, hint, error, text, onText, people }: MentionFieldProps) {
  const { history } = texts().orders;
  const list = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const offer = useOffer(people);
  const { shown, active, at } = offer;
  const choose = (person: Mentionable) => {
    const element = box.current;
    if (element === null || at === undefined) return;
    element.setRangeText(`@${person.label} `, at, element.selectionEnd, 'end');
    element.focus();
    offer.look(element);
    onText(element.value);
  };
  const isOpen = shown.length > 0;
  return (
    <div className={css.typed}>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <Textarea
            {...control}
            ref={box}
            rows={2}
            maxLength={1000}
            value={text}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={isOpen ? list : undefined}
            aria-activedescendant={isOpen ? `${list}-${active}` : undefined}
            onChange={({ currentTarget }) => {
              offer.look(currentTarget);
              onText(currentTarget.value);
            }}
            onSelect={({ currentTarget }) => offer.look(currentTarget)}
            onBlur={offer.close}
            onKeyDown={(event) => offer.pressed(event, choose)}
          />
        )}
      </Field>
      {isOpen && (
        <div id={list} role="listbox" aria-label={history.colleagues} className={css.offered}>
          {shown.map((person, index) => (
            <button
              key={person.id}
              id={`${list}-${index}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              {person.label} <small>{person.detail}</small>
            </button>
          ))}
        </div>
      )}
      <p role="status" className="visually-hidden">
        {isOpen && history.colleaguesOffered(counted(shown.length))}
      </p>
    </div>
  );
}

type Pressed = Parameters<NonNullable<ComponentProps<'textarea'>['onKeyDown']>>[0];

/** Who is offered for what stands before the caret, and which of them by the keyboard. */
function useOffer(people: readonly Mentionable[]) {
  const [asked, setAsked] = useState<ReturnType<typeof askedBefore>>();
  const [active, setActive] = useState(0);
  /** Closed with Escape: until another @. */
  const [closedAt, setClosedAt] = useState<number>();
  const shown = asked === undefined || asked.at === closedAt ? [] : offered(people, asked.asked);
  const look = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    const found = selectionStart === selectionEnd ? askedBefore(value, selectionEnd) : undefined;
    if (found?.asked !== asked?.asked || found?.at !== asked?.at) setActive(0);
    if (found?.at !== closedAt) setClosedAt(undefined);
    setAsked(found);
  };
  const pressed = (event: Pressed, choose: (person: Mentionable) => void) => {
    const person = shown[active];
    if (person === undefined || event.nativeEvent.isComposing) return;
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setActive((active + 1) % shown.length),
      ArrowUp: () => setActive((active + shown.length - 1) % shown.length),
      Enter: () => choose(person),
      Tab: () => choose(person),
      Escape: () => setClosedAt(asked?.at),
    };
    const step = event.shiftKey || event.ctrlKey || event.metaKey ? undefined : steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    step();
  };
  return { shown, active, at: asked?.at, look, pressed, close: () => setAsked(undefined) };
}
