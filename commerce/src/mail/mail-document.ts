/** One line of goods in a mail. */
export interface MailItem {
  readonly name: string;
  /** Options, SKU, notes below the name. */
  readonly detail: string;
  readonly qty: string;
  readonly amount: string;
  readonly picture: MailPicture | null;
}

/** A picture by its whole address, in CSS pixels. */
export interface MailPicture {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export type MailBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'small'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Label and value; the last may be strong: totals, transfer details, addresses. */
  | { readonly kind: 'facts'; readonly rows: readonly MailFact[] }
  | { readonly kind: 'goods'; readonly lines: readonly MailItem[] };

export interface MailFact {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
}

/** What a mail says, before it becomes HTML and text. Everything in it is plain text, never markup. */
export interface MailDocument {
  readonly language: string;
  readonly subject: string;
  /** The line mail programs show beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
  /** Who writes and why, at the foot. */
  readonly foot: readonly string[];
  /** Where this kind of mail can be declined; only for mails that are not owed. */
  readonly unsubscribeUrl?: string;
  readonly unsubscribeLabel?: string;
}
