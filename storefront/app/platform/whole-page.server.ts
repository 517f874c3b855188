/** A rendered page: the server takes its bytes from `page` instead of a stream; the body is empty. */
export class WholePage extends Response {
  readonly page: Buffer;

  constructor(page: Buffer, init: ResponseInit) {
    super(null, init);
    this.page = page;
  }
}
