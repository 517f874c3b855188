/** A mail as it goes out. */
export interface OutgoingMail {
  /** Row of the outbox: names the files. */
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** "<…>", the same at every attempt, so that doubles can be recognised. */
  readonly messageId: string;
  readonly unsubscribeUrl?: string | undefined;
}

/** Hands mails on; throws when one was not taken. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  /** Lets go of what it keeps of mails that went before. */
  purge(before: Date): Promise<void>;
  close(): void;
}
