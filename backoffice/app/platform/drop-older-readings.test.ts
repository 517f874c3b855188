import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { dropOlderReadings } from './drop-older-readings.ts';

test('a reading that began before a change does not bring back what was', async () => {
  const client = new QueryClient();
  dropOlderReadings(client);
  const queryKey = ['order', '1'];
  client.setQueryData(queryKey, 'paid');
  const slow = Promise.withResolvers<string>();
  const reading = client.fetchQuery({ queryKey, queryFn: () => slow.promise, staleTime: 0 });
  client.setQueryData(queryKey, 'shipped');
  slow.resolve('paid');
  await reading;
  expect(client.getQueryState(queryKey)).toMatchObject({ data: 'shipped', fetchStatus: 'idle' });
  // What is read afterwards counts.
  await client.fetchQuery({ queryKey, queryFn: () => 'delivered', staleTime: 0 });
  expect(client.getQueryData(queryKey)).toBe('delivered');
});
