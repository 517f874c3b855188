import type { RouteObject } from 'react-router';

/** Screens of what was sold, and to whom; each is loaded when it is opened. */
export const salesRoutes: RouteObject[] = [
  {
    path: 'ordini',
    lazy: async () => {
      const { OrdersScreen } = await import('./orders/orders-screen.tsx');
      // What the list leads to, so that its first row opens at once.
      void import('./orders/order-screen.tsx');
      return { Component: OrdersScreen };
    },
  },
  {
    path: 'ordini/nuovo',
    lazy: async () => ({
      Component: (await import('./telephone/telephone-screen.tsx')).TelephoneScreen,
    }),
  },
  {
    path: 'ordini/stampa',
    lazy: async () => ({ Component: (await import('./orders/print/print-screen.tsx')).PrintScreen }),
  },
  {
    path: 'ordini/:number',
    lazy: async () => ({ Component: (await import('./orders/order-screen.tsx')).OrderScreen }),
  },
  {
    path: 'raee',
    lazy: async () => ({ Component: (await import('./weee/weee-screen.tsx')).WeeeScreen }),
  },
  {
    path: 'ddt/:year/:number',
    lazy: async () => ({
      Component: (await import('./orders/print/transport-screen.tsx')).TransportScreen,
    }),
  },
  {
    path: 'clienti',
    lazy: async () => ({ Component: (await import('./customers/customers-screen.tsx')).CustomersScreen }),
  },
  {
    path: 'clienti/richieste',
    lazy: async () => ({
      Component: (await import('./customers/data-requests-screen.tsx')).DataRequestsScreen,
    }),
  },
  {
    path: 'clienti/:id',
    lazy: async () => ({ Component: (await import('./customers/customer-screen.tsx')).CustomerScreen }),
  },
  {
    path: 'preparazione',
    lazy: async () => ({ Component: (await import('./picking/picking-screen.tsx')).PickingScreen }),
  },
  {
    path: 'spedizioni',
    lazy: async () => ({ Component: (await import('./shipments/shipments-screen.tsx')).ShipmentsScreen }),
  },
  {
    path: 'spedizioni/giornate',
    lazy: async () => ({ Component: (await import('./shipments/closes-screen.tsx')).ClosesScreen }),
  },
  {
    path: 'spedizioni/giornate/:id',
    lazy: async () => ({ Component: (await import('./shipments/close-screen.tsx')).CloseScreen }),
  },
  {
    path: 'spedizioni/numeri',
    lazy: async () => ({ Component: (await import('./shipments/numbers-screen.tsx')).NumbersScreen }),
  },
  {
    path: 'spedizioni/corrieri',
    lazy: async () => ({ Component: (await import('./carriers/carriers-screen.tsx')).CarriersScreen }),
  },
  {
    path: 'spedizioni/corrieri/nuovo',
    lazy: async () => ({ Component: (await import('./carriers/template-screen.tsx')).NewTemplateScreen }),
  },
  {
    path: 'spedizioni/corrieri/:id',
    lazy: async () => ({ Component: (await import('./carriers/template-screen.tsx')).TemplateScreen }),
  },
  {
    path: 'spedizioni/file',
    lazy: async () => ({ Component: (await import('./carriers/carrier-file-screen.tsx')).CarrierFileScreen }),
  },
  {
    path: 'spedizioni/:id',
    lazy: async () => ({ Component: (await import('./shipments/shipment-screen.tsx')).ShipmentScreen }),
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
    path: 'pagamenti',
    lazy: async () => ({
      Component: (await import('./payments/payments-screen.tsx')).PaymentsScreen,
    }),
  },
  {
    path: 'pagamenti/notifiche',
    lazy: async () => ({
      Component: (await import('./payments/payment-notices-screen.tsx')).PaymentNoticesScreen,
    }),
  },
  {
    path: 'pagamenti/:id',
    lazy: async () => ({ Component: (await import('./payments/payment-screen.tsx')).PaymentScreen }),
  },
  {
    path: 'banca',
    lazy: async () => ({ Component: (await import('./bank/bank-screen.tsx')).BankScreen }),
  },
  {
    path: 'fatture',
    lazy: async () => ({ Component: (await import('./invoices/invoices-screen.tsx')).InvoicesScreen }),
  },
  {
    path: 'fatture/corrispettivi',
    lazy: async () => ({ Component: (await import('./invoices/takings-screen.tsx')).TakingsScreen }),
  },
  {
    path: 'fatture/metodi',
    lazy: async () => ({ Component: (await import('./invoices/methods-screen.tsx')).MethodsScreen }),
  },
  {
    path: 'fatture/ritenute',
    lazy: async () => ({ Component: (await import('./invoices/withheld-screen.tsx')).WithheldScreen }),
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
