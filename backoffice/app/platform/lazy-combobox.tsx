import type { Combobox, ComboboxSearch } from '@casamaestra/ui/combobox.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { lazy, Suspense, type ComponentProps } from 'react';

const load = () => import('@casamaestra/ui/combobox.tsx');
const Loaded = lazy(async () => ({ default: (await load()).Combobox }));
const LoadedSearch = lazy(async () => ({ default: (await load()).ComboboxSearch }));

type Waiting = { value: string; name?: string | undefined; placeholder?: string | undefined };

/** What is chosen stands there while the list is on its way, and is sent with its form. */
function Closed({ value, label, name, placeholder, ...control }: Waiting & { label: string }) {
  return (
    <>
      <Input {...control} value={label} placeholder={placeholder} disabled readOnly />
      {name !== undefined && <input type="hidden" name={name} value={value} />}
    </>
  );
}

/** One of many, found by typing: its scripts come apart from those of the screen, which is drawn without them. */
export function LazyCombobox(props: ComponentProps<typeof Combobox>) {
  const { options, value, onValue: _onValue, labels: _labels, disabled: _disabled, ...control } = props;
  const label = options.find((option) => option.value === value)?.label ?? '';
  return (
    <Suspense fallback={<Closed {...control} value={value} label={label} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

/** The same for one of more than a page can hold. */
export function LazyComboboxSearch(props: ComponentProps<typeof ComboboxSearch>) {
  const {
    text,
    options: _options,
    onText: _onText,
    onChoose: _onChoose,
    labels: _labels,
    ...control
  } = props;
  return (
    <Suspense fallback={<Closed {...control} value={text} label={text} />}>
      <LoadedSearch {...props} />
    </Suspense>
  );
}
