import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { draftContentOperation } from '@casamaestra/contract/staff/staff-content.operations.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff, Refused } from '../../platform/call-staff.ts';
import { romeInstant } from '../../platform/rome-time.ts';
import { useSettled } from '../use-settled.ts';

export type KeptPreview = OperationOutput<typeof draftContentOperation>;

/** What a preview shows: the text as it is typed, or the shop as it is published at a moment in Italian time. */
export interface Wanted {
  readonly what: 'draft' | 'published';
  /** As its field says it; empty: now. */
  readonly at: string;
}

/** Keeps what is typed for the preview, and says where it is seen. What could not be saved leaves the last sound text. */
export function usePreview(file: string, text: string, { what, at }: Wanted) {
  const [shown, setShown] = useState<KeptPreview>();
  const settled = useSettled(text);
  const asked = { file, text: what === 'draft' ? settled : null, at: romeInstant(at) };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [draftContentOperation.name, asked],
    queryFn: ({ signal }) =>
      callStaff(draftContentOperation, { ...asked, ...(shown && { draft: shown.draft }) }, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data !== undefined && data !== shown) setShown(data);
  const isWrong = error instanceof Refused && error.code === 'staff_entry_wrong';
  return { shown, isWrong, error: isWrong ? null : error, isFetching, refresh: () => void refetch() };
}
