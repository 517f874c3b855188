/** A request before a web Request object is created for it. */
export interface RawCall {
  /** "GET" or "HEAD"; other methods use the web handler. */
  readonly method: string;
  /** Percent-encoded, as sent: "/api/shop". */
  readonly path: string;
  /** As sent, without "?". */
  readonly query: string;
  readonly requestId: string;
  /** First value of a header, by lower-case name. */
  header(name: string): string | undefined;
}

/** How an answer may be kept for everybody. */
export interface SharedAnswer {
  /** What it shows: dropped when one of them changes. */
  readonly tags: readonly string[];
  /** It differs between pages of the shop and others, which Vary tells: not for caches that do not read that. */
  readonly byCaller: boolean;
  /** It differs by the language that a cookie names, which Vary tells. */
  readonly byLanguage: boolean;
}

/** A complete response as bytes or text; the server adds compression and length. */
export interface RawAnswer {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** Set-Cookie headers. */
  readonly cookies?: readonly string[];
  /** The same for all who ask: a cache in front of the shop that is told of changes may keep it. */
  readonly shared?: SharedAnswer | undefined;
  /** Label for the metrics, such as an operation's name. */
  readonly route?: string;
}

/** Answers a request without web objects; undefined leaves it to the web handler. */
export type RawHandler = (call: RawCall) => RawAnswer | Promise<RawAnswer> | undefined;

/** A web-standard handler. */
export type WebHandler = (request: Request) => Promise<Response>;
