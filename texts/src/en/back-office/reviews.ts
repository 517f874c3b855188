import type { BackOfficeTexts } from '../../it/back-office.ts';

export const reviews: BackOfficeTexts['reviews'] = {
  waiting: (count, written) => (count === 0 ? '' : count === 1 ? '1 waits' : `${written} wait`),
  none: 'No review waits',
  noneText: 'New ones appear here, the oldest first.',
  stars: (stars) => `${stars} stars of 5`,
  verified: 'Verified purchase',
  photo: 'Photo of the review',
  publish: 'Publish',
  refuse: 'Refuse',
  refuseTitle: 'Refuse the review',
  refuseText: 'Its author reads the reason. Few stars are not a reason.',
  reason: 'Reason',
  reasons: [
    'It is not about the product.',
    'It contains personal data.',
    'It contains insults.',
    'It is advertising.',
  ],
};
