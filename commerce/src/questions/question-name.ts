/** "DOM-12" */
export const nameOfQuestion = (id: number): string => `DOM-${id}`;

/** The number of a question by its name; undefined when it is none. */
export function numberOfQuestion(name: string): number | undefined {
  const digits = /^DOM-(\d{1,9})$/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
