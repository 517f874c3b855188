import type { BackOfficeTexts } from '../../it/back-office.ts';

export const voices: BackOfficeTexts['voices'] = {
  views: 'Questions and comments by state',
  states: { waiting: 'To read', published: 'Published', refused: 'Refused' },
  search: 'Search the words, an author or a product',
  apply: 'Search',
  kinds: { question: 'Question', answer: 'Answer of a buyer', comment: 'Comment on a guide' },
  none: 'Nothing waits',
  noneText: 'Questions about products, answers of buyers and comments on guides appear here.',
  noneFound: 'Nothing to show',
  noneFoundText: 'Try other words, or look at those of another state.',
  most: (n) => `At most ${n} of each kind: others are found by searching.`,
  asked: 'Question:',
  shopAnswered: 'The shop answered',
  mailed: 'they get the answer by e-mail',
  answer: 'Answer',
  answerAgain: 'Change the answer',
  withdraw: 'Take out',
  answerTitle: 'Answer the question',
  shopAnswer: 'Answer of the shop',
  answerHint: (mailed) =>
    mailed
      ? 'It is read on the page of the product, and e-mailed to who asked.'
      : 'It is read on the page of the product.',
  answerAct: 'Answer and publish',
  refuseTitles: {
    question: 'Do not publish the question',
    answer: 'Do not publish the answer',
    comment: 'Do not publish the comment',
  },
  refuseText: 'The reason stays in the log: only colleagues read it. Nobody gets an e-mail.',
  reasons: [
    'It is not about the product.',
    'It contains personal data.',
    'It contains insults.',
    'It is advertising.',
    'It is there already.',
  ],
  done: {
    question: {
      publish: (who) => `Question by ${who} published`,
      answer: (who) => `Answer to the question by ${who} published`,
      refuse: (who) => `Question by ${who} refused`,
    },
    answer: {
      publish: (who) => `Answer by ${who} published`,
      answer: (who) => `Answer by ${who} published`,
      refuse: (who) => `Answer by ${who} refused`,
    },
    comment: {
      publish: (who) => `Comment by ${who} published`,
      answer: (who) => `Comment by ${who} published`,
      refuse: (who) => `Comment by ${who} refused`,
    },
  },
};
