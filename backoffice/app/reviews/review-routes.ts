import type { RouteObject } from 'react-router';

/** Screens of reviews; each is loaded when it is opened. */
export const reviewRoutes: RouteObject[] = [
  {
    path: 'recensioni',
    lazy: async () => ({ Component: (await import('./reviews-screen.tsx')).ReviewsScreen }),
  },
  {
    path: 'recensioni/pubblicate',
    lazy: async () => ({ Component: (await import('./reviews-screen.tsx')).PublishedReviewsScreen }),
  },
  {
    path: 'recensioni/rifiutate',
    lazy: async () => ({ Component: (await import('./reviews-screen.tsx')).RefusedReviewsScreen }),
  },
  {
    path: 'recensioni/motivi',
    lazy: async () => ({ Component: (await import('./report-screen.tsx')).ReviewReportScreen }),
  },
  {
    path: 'domande',
    lazy: async () => ({ Component: (await import('./voices-screen.tsx')).VoicesScreen }),
  },
];
