import { Showcase } from '@casamaestra/ui/showcase.tsx';
import { uncached } from '../platform/page-cache.ts';

export const handle = { page: 'ui' };
export const meta = () => [
  { title: 'Componenti · Casamaestra' },
  { name: 'robots', content: 'noindex, nofollow' },
];
export const headers = () => uncached;

/** The design primitives on one page, for whoever builds the shop. */
export default function ShowcasePage() {
  return <Showcase />;
}
