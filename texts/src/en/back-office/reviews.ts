import type { BackOfficeTexts } from '../../it/back-office.ts';

export const reviews: BackOfficeTexts['reviews'] = {
  waiting: (count, written) => (count === 0 ? '' : count === 1 ? '1 waits' : `${written} wait`),
  tabsLabel: 'Parts of the reviews',
  tabs: { queue: 'To read', report: 'Reasons of refusals' },
  states: { waiting: 'Waits', published: 'Published', refused: 'Refused' },
  history: (author) => `Others by ${author}`,
  firstReview: 'It is their first review.',
  judged: (published, refused) => `Published: ${published}. Refused: ${refused}.`,
  report: {
    period: 'Period',
    days: (days) => `Last ${days} days`,
    sum: (published, refused, waiting) =>
      `Published: ${published}. Refused: ${refused}. Waiting now: ${waiting}.`,
    none: 'No refusals',
    noneText: 'No review was refused in this period.',
    columns: { reason: 'Reason', last: 'Last time', count: 'Reviews', stars: 'Stars on average' },
    law: 'Where a reason meets reviews with few stars only, look into it: removing them for that is forbidden (Codice del consumo, art. 23).',
  },
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
