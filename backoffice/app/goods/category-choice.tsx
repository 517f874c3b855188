import { LazyCombobox } from '../platform/lazy-combobox.tsx';
import type { ControlProps } from '@casamaestra/ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { texts } from '../platform/texts.ts';
import { categoriesQuery } from './goods-queries.ts';

type CategoryChoiceProps = ControlProps & {
  /** Number of the category; '' for none. */
  value: string;
  onValue: (value: string) => void;
  name?: string | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
};

/** One of the categories, found by words of its path. */
export function CategoryChoice(props: CategoryChoiceProps) {
  const { data } = useQuery(categoriesQuery());
  const options = data?.map(({ id, path }) => ({ value: String(id), label: path }));
  // The one chosen stands there before all are known.
  const early = props.value === '' ? [] : [{ value: props.value, label: '…' }];
  return <LazyCombobox {...props} options={options ?? early} labels={texts().shell.combobox} />;
}
