import { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useRef } from 'react';
import css from './command-palette.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

export type Command = {
  id: string;
  title: string;
  detail?: string | undefined;
  icon: IconName;
  /** Keys that do the same, as they are printed: "G O". */
  keys?: string | undefined;
  run: () => void;
};

export type CommandGroup = { title: string; items: readonly Command[] };

type CommandPaletteProps = {
  open: boolean;
  onClose: () => void;
  /** Name of dialog and field. */
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  /** What fits what was typed; the palette filters nothing itself. */
  groups: readonly CommandGroup[];
  /** Said when nothing fits, or while it is looked for. */
  status: string;
};

/** One field over records and actions, in a modal dialog: type, arrows, Enter. */
export const CommandPalette = (props: CommandPaletteProps) => {
  const { open, onClose, label, groups } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={label}
      onClose={onClose}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <Autocomplete.Root
          open
          inline
          items={groups}
          mode="none"
          autoHighlight="always"
          keepHighlight
          value={props.text}
          onValueChange={props.onText}
          itemToStringValue={(command: Command) => command.title}
        >
          <div className={css.head}>
            <Icon name="search" size={20} />
            <Autocomplete.Input
              className={css.input}
              aria-label={label}
              placeholder={props.placeholder}
              // The dialog was opened to type into it.
              autoFocus
              maxLength={100}
            />
            <kbd className={css.keys}>Esc</kbd>
          </div>
          <Autocomplete.Status className={css.status}>
            {groups.every(({ items }) => items.length === 0) && props.status}
          </Autocomplete.Status>
          <Autocomplete.List className={css.list}>
            {(group: CommandGroup) => (
              <Autocomplete.Group key={group.title} items={group.items}>
                <Autocomplete.GroupLabel className={css.label}>{group.title}</Autocomplete.GroupLabel>
                <Autocomplete.Collection>
                  {(command: Command) => <Entry key={command.id} command={command} onClose={onClose} />}
                </Autocomplete.Collection>
              </Autocomplete.Group>
            )}
          </Autocomplete.List>
        </Autocomplete.Root>
      )}
    </dialog>
  );
};

const Entry = ({ command, onClose }: { command: Command; onClose: () => void }) => (
  <Autocomplete.Item
    value={command}
    className={css.item}
    onClick={() => {
      onClose();
      command.run();
    }}
  >
    <Icon name={command.icon} size={18} />
    <span>{command.title}</span>
    {command.detail && <small className={css.detail}>{command.detail}</small>}
    {command.keys && <kbd className={css.keys}>{command.keys}</kbd>}
  </Autocomplete.Item>
);
