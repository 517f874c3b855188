import { activityOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callStaff } from '../platform/call-staff.ts';

/** The log of changes, of a record or (empty) of all, newest first. */
export const activities = (record: string) =>
  infiniteQueryOptions({
    queryKey: [activityOperation.name, record],
    queryFn: ({ pageParam, signal }) =>
      callStaff(
        activityOperation,
        { ...(record !== '' && { record }), ...(pageParam !== null && { before: pageParam }) },
        signal,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
