import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { draftContentOperation } from '@casamaestra/contract/staff/staff-content.operations.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../../platform/call-staff.ts';
import { romeInstant } from '../../platform/rome-time.ts';
import { useSettled } from '../use-settled.ts';

export type KeptPreview = Extract<OperationOutput<typeof draftContentOperation>, { token: string }>;

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
  if (data !== undefined && 'token' in data && data !== shown) setShown(data);
  const missing = data !== undefined && 'missing' in data ? data.missing : undefined;
  return {
    shown: isUnsaved ? undefined : shown,
    /** Nothing is saved that could be shown as published. */
    isUnsaved,
    /** What keeps the text from being shown; undefined: nothing. */
    missing,
    error: isUnsaved ? null : error,
    isFetching,
    refresh: () => void refetch(),
  } as const;
}
