import { activityOperation, type ActivityPart } from '@casamaestra/contract/staff/back-office.operations.ts';
import { inPages } from '../platform/in-pages.ts';

/** A part of the log, of a record or (empty) of all, newest first. */
export const activities = (record: string, part: ActivityPart = 'changes') =>
  inPages(activityOperation, record === '' ? { part } : { record, part }, { cursor: 'before', keeps: false });
