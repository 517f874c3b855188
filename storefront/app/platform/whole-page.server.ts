/** A rendered page: who knows it takes the bytes as they are, without a stream in between. */
export class WholePage extends Response {
  readonly page: Buffer;

  constructor(page: Buffer, init: ResponseInit) {
    super(null, init);
    this.page = page;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(Uint8Array.from(this.page).buffer);
  }
}
