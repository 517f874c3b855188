/** What a navigation leaves in the history entry it makes. */
export interface EntryState {
  /** A change within the page: it keeps focus and scroll position. */
  readonly inPlace?: boolean;
}

export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: EntryState | null;
  /** Of the history entry: scroll positions are kept by it. */
  readonly key: string;
}

type ByRoute = Readonly<Record<string, unknown>>;

/** A page with everything that is rendered of it. */
export interface ShownPage {
  readonly location: PageLocation;
  /** Ids of the routes it consists of, the root first. */
  readonly routes: readonly string[];
  readonly loaderData: ByRoute;
  /** The answer to a form that was sent as a document. */
  readonly actionData: ByRoute | null;
  /** What a loader threw, or why the page could not be loaded: the root says so instead of the page. */
  readonly problem: { readonly error: unknown } | null;
}

/** Where a page scrolls to when it appears: stays, its start (or the target of its hash), or a height in px. */
export type Scroll = 'stay' | 'start' | number;

/** The page shown and the one being loaded. */
export interface PageView {
  readonly shown: ShownPage;
  readonly coming: PageLocation | null;
  readonly scroll: Scroll;
}

export interface NavigateOptions {
  /** Takes the place of the current history entry. */
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
  /** Shows the page as it was, when it was seen a moment ago. */
  readonly held?: boolean;
  readonly viewTransition?: boolean;
  readonly state?: EntryState;
}

/** Goes to an address of the shop; settles once its page is there. */
export type Navigate = (to: string, options?: NavigateOptions) => Promise<void>;
