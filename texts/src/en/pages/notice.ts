import type { Messages } from '../../it/pages.ts';

export const notice: Messages['notice'] = {
  asked:
    'We have written to you: open the link in the mail and confirm. Then we will tell you once, as soon as it is back.',
  failed: 'We could not send the request. Please try again soon.',
};
