import { activityOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import { inPages } from '../platform/in-pages.ts';

/** The log of changes, of a record or (empty) of all, newest first. */
export const activities = (record: string) =>
  inPages(activityOperation, record === '' ? {} : { record }, { cursor: 'before', keeps: false });
