/** Where the form of a product page without scripts is sent, and where the link in the mail leads. */
export const questionFormPath = '/api/open/questions/';

/** Orders in which questions are listed. */
export const questionOrders = ['useful', 'newest'] as const;
export type QuestionOrder = (typeof questionOrders)[number];

/** Questions that a product page shows at first. */
export const firstQuestions = 4;

/** Longest texts of a question, in characters. */
export const questionLengths = { author: 60, question: 600, search: 80 } as const;
