/** An invented question about a product of the demo, by the product's code. */
export interface DemoQuestion {
  readonly code: string;
  readonly author: string;
  readonly question: string;
  readonly answer: string;
}
