/** A call as it came off the wire, before any web Request is built for it. */
export interface RawCall {
  /** "GET" or "HEAD"; other verbs take the web-standard path. */
  readonly method: string;
  /** As sent, still percent-encoded: "/api/shop". */
  readonly path: string;
  /** As sent, without "?". */
  readonly query: string;
  readonly requestId: string;
  /** First value of a header, by lower-case name. */
  header(name: string): string | undefined;
}

/** A complete answer as bytes or text; compression and length are added by the server. */
export interface RawAnswer {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** Set-Cookie headers. */
  readonly cookies?: readonly string[];
  /** Route pattern for the metrics, such as an operation's name. */
  readonly route?: string;
}

/** Answers a call without web objects, or undefined to leave it to the web-standard handler. */
export type RawHandler = (call: RawCall) => RawAnswer | Promise<RawAnswer> | undefined;

/** A web-standard handler. */
export type WebHandler = (request: Request) => Promise<Response>;
