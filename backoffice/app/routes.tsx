import { backOfficePath } from '@casamaestra/contract/pages.ts';
import { createBrowserRouter } from 'react-router';
import { BrokenScreen } from './shell/broken-screen.tsx';
import { OfficeFrame } from './shell/office-frame.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';

/** The screens; each is loaded when it is opened. */
export const createOfficeRouter = () =>
  createBrowserRouter(
    [
      { path: '/entra', element: <SignInPage />, errorElement: <BrokenScreen /> },
      {
        path: '/',
        element: <OfficeFrame />,
        errorElement: <BrokenScreen />,
        hydrateFallbackElement: <main id="contenuto" aria-busy="true" />,
        children: [
          {
            errorElement: <BrokenScreen />,
            children: [
              {
                index: true,
                lazy: async () => ({ Component: (await import('./today/today-screen.tsx')).TodayScreen }),
              },
              {
                path: 'ordini',
                lazy: async () => ({ Component: (await import('./orders/orders-screen.tsx')).OrdersScreen }),
              },
              {
                path: 'ordini/:number',
                lazy: async () => ({ Component: (await import('./orders/order-screen.tsx')).OrderScreen }),
              },
              {
                path: 'recensioni',
                lazy: async () => ({
                  Component: (await import('./reviews/reviews-screen.tsx')).ReviewsScreen,
                }),
              },
              {
                path: 'rimborsi',
                lazy: async () => ({
                  Component: (await import('./refunds/approvals-screen.tsx')).ApprovalsScreen,
                }),
              },
              {
                path: 'registro',
                lazy: async () => ({
                  Component: (await import('./activity/activity-screen.tsx')).ActivityScreen,
                }),
              },
              {
                path: 'persone',
                lazy: async () => ({ Component: (await import('./people/people-screen.tsx')).PeopleScreen }),
              },
              {
                path: 'accesso',
                lazy: async () => ({
                  Component: (await import('./account/account-screen.tsx')).OwnAccessScreen,
                }),
              },
              {
                path: '*',
                lazy: async () => ({ Component: (await import('./shell/missing-screen.tsx')).MissingScreen }),
              },
            ],
          },
        ],
      },
    ],
    { basename: backOfficePath },
  );
