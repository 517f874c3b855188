import type { forms as italian } from '../../it/pages/forms.ts';

export const forms: typeof italian = {
  unexpected: 'An unexpected error occurred. Please try again.',
  unavailable: 'The service is not answering right now. Please try again in a few minutes.',
  tooMany: 'Too many requests in a short time: wait a minute and try again.',
  notFound: 'What you are looking for is not here any more. Go back or try again later.',
};
