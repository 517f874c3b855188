/** A rendered page: the server takes its bytes from `page`, without a stream in between; the body stays empty. */
export class WholePage extends Response {
  readonly page: Buffer;

  constructor(page: Buffer, init: ResponseInit) {
    super(null, init);
    this.page = page;
  }
}
