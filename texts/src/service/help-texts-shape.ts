/** What shoppers ask the search box besides goods. */
export const helpTopics = [
  'returns',
  'withdrawal',
  'delivery',
  'tracking',
  'cancelling',
  'store',
  'contacts',
  'payment',
  'invoice',
  'warranty',
  'login',
  'password',
] as const;

export type HelpTopic = (typeof helpTopics)[number];

export interface HelpTexts {
  /** Words of questions that say nothing of the topic, separated by blanks. */
  readonly small: string;
  /** `asked`: phrases that are typed for it, separated by commas. */
  readonly topics: Readonly<
    Record<HelpTopic, { readonly title: string; readonly text: string; readonly asked: string }>
  >;
}
