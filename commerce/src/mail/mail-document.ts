/** One order line in a mail. */
export interface MailItem {
  readonly name: string;
  /** Options, SKU and notes, shown below the name. */
  readonly detail: string;
  readonly qty: string;
  readonly amount: string;
  readonly picture: MailPicture | null;
}

/** A picture with absolute URL; size in CSS pixels. */
export interface MailPicture {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** `part`: the greeting, or the opening that a shop may word itself. */
export interface MailParagraph {
  readonly kind: 'paragraph';
  readonly text: string;
  readonly part?: 'greeting' | 'opening';
}

export type MailBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | MailParagraph
  | { readonly kind: 'small'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Labels and values: totals, transfer details, addresses; the last row may be emphasised. */
  | { readonly kind: 'facts'; readonly rows: readonly MailFact[] }
  | { readonly kind: 'goods'; readonly lines: readonly MailItem[] };

export interface MailFact {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
}

/** A file that goes with a mail. */
export interface MailFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** The content of a mail before it becomes HTML and text. All strings are plain text, never markup. */
export interface MailDocument {
  readonly language: string;
  readonly subject: string;
  /** Preview text shown beside the subject in mail programs. */
  readonly preview: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
  /** Footer: who writes and why. */
  readonly foot: readonly string[];
  /**
   * Where this kind of mail can be unsubscribed from; only for mails that are not required by contract or
   * law.
   */
  readonly unsubscribeUrl?: string;
  readonly unsubscribeLabel?: string;
  /** Who gets answers, when that is not the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly files?: readonly MailFile[];
}
