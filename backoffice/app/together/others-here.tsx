import { presenceOperation } from '@casamaestra/contract/staff/presence.operations.ts';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fieldName } from '../activity/field-name.ts';
import { callQuietly } from '../platform/call-staff.ts';
import { texts } from '../platform/texts.ts';
import css from './together.module.css';

const AGAIN_MS = 10_000;
const noFields: readonly string[] = [];

interface OthersHereProps {
  /** "product 12", as the log names it. */
  record: string;
  /** Fields that are typed into and not saved. */
  fields?: readonly string[];
}

/** Says who else has this record open, and what they are changing; and tells them of this person. */
export function OthersHere({ record, fields = noFields }: OthersHereProps) {
  const { together } = texts();
  const { data } = useQuery({
    queryKey: [presenceOperation.name, record, fields],
    queryFn: ({ signal }) => callQuietly(presenceOperation, { record, fields: [...fields] }, signal),
    refetchInterval: AGAIN_MS,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
  useEffect(
    () => () => {
      // One says goodbye, so that nobody waits for who is gone.
      void callQuietly(presenceOperation, { record, fields: [], leaves: true }).catch(() => undefined);
    },
    [record],
  );
  return (
    <div aria-live="polite" className={css.others}>
      {data?.map(({ who, fields: theirs }) => (
        <p key={who}>
          <Icon name="user" size={16} />
          {theirs.length === 0
            ? together.here(who)
            : together.changing(who, theirs.map(fieldName).join(', '))}
        </p>
      ))}
    </div>
  );
}
