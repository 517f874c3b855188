import { useState } from 'react';
import type { AddressDraft, AddressField } from '../../draft/address-draft.ts';
import { addressProblems } from '../../draft/draft-problems.ts';
import { useMessages } from '../../i18n/use-messages.ts';

type Id = `${'s' | 'b'}-${AddressField}`;

/** What is wrong with an address: of a field once it was left, of all of them once saving was tried. */
export function useAddressProblems(draft: AddressDraft) {
  const { problems: texts } = useMessages().checkout;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState(false);
  const found = addressProblems('s', draft);
  return {
    errorOf: (id: Id): string | undefined => {
      const problem = all || left.has(id) ? found.find(({ field }) => field === id) : undefined;
      return problem && texts[problem.problem];
    },
    leave: (id: Id): void => setLeft((now) => new Set([...now, id])),
    /** Shows everything that is wrong and moves the focus there; false when nothing is. */
    anyShown: (): boolean => {
      setAll(true);
      const [first] = found;
      if (first) document.getElementById(first.field)?.focus();
      return first !== undefined;
    },
  };
}
