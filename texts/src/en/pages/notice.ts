import type { Messages } from '../../it/pages.ts';

export const notice: Messages['notice'] = {
  asked:
    'We have written to you: open the link in the mail and confirm. Then we will tell you once, as soon as it is back.',
  login: 'Log in',
  watchLogin: 'To hear of a lower price, log in or register: we switch it on as soon as you are in.',
  watchStarted: 'Done: we will write to you if the price drops.',
  watchEnded: 'Taken off the wishlist: we no longer write to you about this article.',
  watchListEnded: 'Done: we no longer write to you about prices of the list.',
  watchList: 'Go to the wishlist',
  failed: 'We could not send the request. Please try again soon.',
};
