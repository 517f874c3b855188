import type { FailureTexts } from '../../it/service/failures.ts';

export const failures: FailureTexts = {
  messageTitle: 'Message',
  defect: 'An unexpected error occurred. Try again shortly.',
  page: { title: 'The request did not succeed', toShop: 'Go to the shop' },
};
