import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/** What pages of one browser's own data look like before that is known. */
export type WaitingFrames = Readonly<Record<'cart' | 'checkout', ReactNode>>;

/** Given on the server only. */
export const WaitingFramesContext = createContext<WaitingFrames | null>(null);

/**
 * The frame of a page that the server drew, until the page itself takes its place: hydration leaves it as it is, so
 * that no script of it reaches the browser.
 */
export function WaitingFrame({ name }: { name: keyof WaitingFrames }) {
  const frame = use(WaitingFramesContext)?.[name];
  return frame === undefined ? (
    <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div>{frame}</div>
  );
}
