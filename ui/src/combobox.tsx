import { Combobox as Base } from '@base-ui/react/combobox';
import { useState } from 'react';
import type { ControlProps } from './field.tsx';
import { Icon } from './icon.tsx';
import { hasWords } from './has-words.ts';
import css from './combobox.module.css';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
}

type ComboboxProps = ControlProps & {
  options: readonly ComboboxOption[];
  /** Value of the chosen option; '' for none. */
  value: string;
  onValue: (value: string) => void;
  /** Name of the value in a form that is sent by the browser. */
  name?: string | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
  labels: { readonly open: string; readonly none: string };
};

type ComboboxSearchProps = ControlProps & {
  /** What was found for the text, the best first. */
  options: readonly ComboboxOption[];
  text: string;
  onText: (text: string) => void;
  onChoose: (value: string) => void;
  placeholder?: string | undefined;
  labels: ComboboxProps['labels'];
};

/** Most options shown at once: who sees more types a word. */
const shownMost = 100;

/**
 * One of many, found by typing words of its label in any order; arrows move, Enter chooses, Esc leaves what was. While
 * its list is open the rest of the page is hidden from screen readers; Tab closes it.
 */
export function Combobox({
  options,
  value,
  onValue,
  name,
  disabled,
  placeholder,
  labels,
  ...control
}: ComboboxProps) {
  // A modal dialog covers whatever is outside of it.
  const [group, setGroup] = useState<HTMLElement | null>(null);
  return (
    <Base.Root
      items={options}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(option) => {
        // A required one is not emptied while another is being typed.
        if (option !== null || control.required !== true) onValue(option?.value ?? '');
      }}
      filter={(option, text) => hasWords(option.label, text)}
      limit={shownMost}
      autoHighlight
      {...(name !== undefined && { name })}
      disabled={disabled === true}
    >
      <Base.InputGroup ref={setGroup} className={css.group}>
        <Base.Input {...control} className={css.input} placeholder={placeholder} />
        <Base.Trigger className={css.trigger} aria-label={labels.open}>
          <Icon name="chevron-down" size={16} />
        </Base.Trigger>
      </Base.InputGroup>
      <Options container={group?.closest('dialog')} none={labels.none} />
    </Base.Root>
  );
}

/** Adds one of more than a page can hold: what is typed is looked for elsewhere, what is chosen leaves the field empty. */
export function ComboboxSearch({
  options,
  text,
  onText,
  onChoose,
  placeholder,
  labels,
  ...control
}: ComboboxSearchProps) {
  const [group, setGroup] = useState<HTMLElement | null>(null);
  return (
    <Base.Root
      items={options}
      value={null}
      inputValue={text}
      onInputValueChange={(next, { reason }) => {
        if (reason !== 'item-press') onText(next);
      }}
      onValueChange={(option: ComboboxOption | null) => {
        if (option === null) return;
        onChoose(option.value);
        onText('');
      }}
      filter={null}
      autoHighlight
    >
      <Base.InputGroup ref={setGroup} className={css.group}>
        <Base.Input {...control} className={css.input} placeholder={placeholder} />
      </Base.InputGroup>
      {text !== '' && <Options container={group?.closest('dialog')} none={labels.none} />}
    </Base.Root>
  );
}

type OptionsProps = { container: HTMLElement | null | undefined; none: string };

const Options = ({ container, none }: OptionsProps) => (
  <Base.Portal container={container ?? undefined}>
    <Base.Positioner className={css.positioner} sideOffset={4} align="start">
      <Base.Popup className={css.popup}>
        <Base.Empty className={css.none}>{none}</Base.Empty>
        <Base.List className={css.list}>
          {(option: ComboboxOption) => (
            <Base.Item key={option.value} value={option} className={css.item}>
              <span>{option.label}</span>
              <Base.ItemIndicator className={css.chosen}>
                <Icon name="check" size={16} />
              </Base.ItemIndicator>
            </Base.Item>
          )}
        </Base.List>
      </Base.Popup>
    </Base.Positioner>
  </Base.Portal>
);
