import type { RouteObject } from 'react-router';

/** The screens of what people write for the shop. */
export const contentRoutes: readonly RouteObject[] = [
  {
    path: 'contenuti',
    lazy: async () => ({ Component: (await import('./contents-screen.tsx')).ContentsScreen }),
  },
  {
    path: 'contenuti/modifica',
    lazy: async () => ({ Component: (await import('./entry-screen.tsx')).EntryScreen }),
  },
  {
    path: 'newsletter',
    lazy: async () => ({
      Component: (await import('../newsletter/newsletter-screen.tsx')).NewsletterScreen,
    }),
  },
  {
    path: 'ricerca',
    lazy: async () => ({ Component: (await import('../search/search-screen.tsx')).SearchScreen }),
  },
];
