import { backOfficePath } from '@casamaestra/contract/pages.ts';
import { createBrowserRouter } from 'react-router';
import { goodsRoutes } from './goods-routes.ts';
import { salesRoutes } from './sales-routes.ts';
import { settingsRoutes } from './settings/settings-routes.ts';
import { contentRoutes } from './contents/content-routes.ts';
import { reviewRoutes } from './reviews/review-routes.ts';
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
              ...salesRoutes,
              ...goodsRoutes,
              ...reviewRoutes,
              ...contentRoutes,
              ...settingsRoutes,
              {
                path: 'andamento',
                lazy: async () => ({
                  Component: (await import('./figures/figures-screen.tsx')).FiguresScreen,
                }),
              },
              {
                path: 'registro',
                lazy: async () => ({
                  Component: (await import('./activity/activity-screen.tsx')).ActivityScreen,
                }),
              },
              {
                path: 'collegamenti',
                lazy: async () => ({
                  Component: (await import('./connections/connections-screen.tsx')).ConnectionsScreen,
                }),
              },
              {
                path: 'collegamenti/erpnext',
                lazy: async () => ({
                  Component: (await import('./connections/erpnext/erpnext-screen.tsx')).ErpnextScreen,
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
