import { picturesOperation } from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import type { PictureView } from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callStaff } from '../platform/call-staff.ts';

/** Pictures of products a text finds, narrowed by a view, page by page. */
export const library = (text: string, view: PictureView) =>
  infiniteQueryOptions({
    queryKey: [picturesOperation.name, text, view],
    queryFn: ({ pageParam, signal }) =>
      callStaff(
        picturesOperation,
        { text, view, ...(pageParam !== undefined && { after: pageParam }) },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
  });
