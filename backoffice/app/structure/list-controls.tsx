import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { texts } from '../platform/texts.ts';

/** Words that narrow a list while they are typed. */
export const SearchField = ({
  label = texts().structure.search,
  text,
  onText,
}: {
  label?: string;
  text: string;
  onText: (text: string) => void;
}) => (
  <Field label={label}>
    {(control) => (
      <Input
        {...control}
        type="search"
        autoComplete="off"
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    )}
  </Field>
);

/** Opens a row to be changed; nothing for who may not. */
export const EditButton = ({ name, onEdit }: { name: string; onEdit: (() => void) | undefined }) => {
  const { edit, editNamed } = texts().structure;
  return (
    onEdit && (
      <Button size="s" variant="secondary" aria-label={editNamed(name)} onClick={onEdit}>
        {edit}
      </Button>
    )
  );
};
