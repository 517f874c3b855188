import type { QueryClient } from '@tanstack/react-query';

/**
 * What a change answered is newer than any reading that began before it: that one is given up, so that its answer does
 * not bring back what was.
 */
export function dropOlderReadings(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    const isAnswerOfChange =
      event.type === 'updated' && event.action.type === 'success' && event.action.manual === true;
    if (isAnswerOfChange) void event.query.cancel({ revert: true });
  });
}
