/** What is sent of a message, the same at every attempt. */
export const messageBody = (message: {
  readonly kind: string;
  readonly at: Date;
  readonly facts: unknown;
}): string =>
  JSON.stringify({ type: message.kind, timestamp: message.at.toISOString(), data: message.facts });
