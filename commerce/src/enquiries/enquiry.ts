/** A file as it is kept and mailed. */
export interface EnquiryFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** A message with its files, for the mail to the shop. */
export interface Enquiry {
  readonly number: string;
  readonly topic: string;
  readonly name: string;
  readonly email: string;
  readonly orderNumber: string | null;
  readonly message: string;
  readonly files: readonly EnquiryFile[];
}
