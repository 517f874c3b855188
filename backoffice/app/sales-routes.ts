import type { RouteObject } from 'react-router';

/** Screens of what was sold; each is loaded when it is opened. */
export const salesRoutes: RouteObject[] = [
  {
    path: 'ordini',
    lazy: async () => ({ Component: (await import('./orders/orders-screen.tsx')).OrdersScreen }),
  },
  {
    path: 'ordini/:number',
    lazy: async () => ({ Component: (await import('./orders/order-screen.tsx')).OrderScreen }),
  },
  {
    path: 'recessi',
    lazy: async () => ({
      Component: (await import('./withdrawals/withdrawals-screen.tsx')).WithdrawalsScreen,
    }),
  },
  {
    path: 'recessi/:number',
    lazy: async () => ({
      Component: (await import('./withdrawals/withdrawal-screen.tsx')).WithdrawalScreen,
    }),
  },
  {
    path: 'banca',
    lazy: async () => ({ Component: (await import('./bank/bank-screen.tsx')).BankScreen }),
  },
  {
    path: 'rimborsi',
    lazy: async () => ({ Component: (await import('./refunds/approvals-screen.tsx')).ApprovalsScreen }),
  },
  {
    path: 'buoni',
    lazy: async () => ({ Component: (await import('./coupons/coupons-screen.tsx')).CouponsScreen }),
  },
  {
    path: 'buoni/nuovo',
    lazy: async () => ({ Component: (await import('./coupons/coupon-screen.tsx')).NewCouponScreen }),
  },
  {
    path: 'buoni/:code',
    lazy: async () => ({ Component: (await import('./coupons/coupon-screen.tsx')).CouponScreen }),
  },
];
