import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { draftContentOperation } from '@casamaestra/contract/staff/staff-content.operations.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff, Refused } from '../../platform/call-staff.ts';
import { romeInstant } from '../../platform/rome-time.ts';
import { useSettled } from '../use-settled.ts';

export type KeptPreview = OperationOutput<typeof draftContentOperation>;

/** What a preview shows: the text as it is typed, or the shop as it is published at a moment in Italian time. */
export interface PreviewChoice {
  readonly what: 'draft' | 'published';
  /** As its field says it; empty: now. */
  readonly at: string;
}

/** An entry as it is typed; `version` is the one that was saved last, 0: none. */
export interface Written {
  readonly file: string;
  readonly text: string;
  readonly version: number;
}

/** Keeps what is typed for the preview, and says where it is seen. What could not be saved leaves the last sound text. */
export function usePreview({ file, text, version }: Written, { what, at }: PreviewChoice) {
  const [shown, setShown] = useState<KeptPreview>();
  const settled = useSettled(text);
  const asked = { file, text: what === 'draft' ? settled : null, at: romeInstant(at) };
  const isUnsaved = what === 'published' && version === 0;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [draftContentOperation.name, asked, version],
    queryFn: ({ signal }) =>
      callStaff(draftContentOperation, { ...asked, ...(shown && { draft: shown.draft }) }, signal),
    enabled: !isUnsaved,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data !== undefined && data !== shown) setShown(data);
  const code = error instanceof Refused ? error.code : undefined;
  const note = code === 'staff_entry_wrong' ? 'wrong' : isUnsaved ? 'unsaved' : undefined;
  return {
    shown: isUnsaved ? undefined : shown,
    note,
    error: note === undefined ? error : null,
    isFetching,
    refresh: () => void refetch(),
  } as const;
}
