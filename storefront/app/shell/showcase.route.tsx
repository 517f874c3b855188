import { Showcase } from '@casamaestra/ui/showcase.tsx';
import { uncached } from '../platform/page-cache.ts';
import type { PageHead } from '../platform/page-head.ts';

export const handle = { page: 'ui' };
export const loader = () => ({
  head: { title: 'Componenti', hidden: true } satisfies PageHead,
});
export const headers = () => uncached;

/** All design primitives on one page, for developers. */
export default function ShowcasePage() {
  return <Showcase />;
}
