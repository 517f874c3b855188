import type { LoaderFunctionArgs, RouteObject } from 'react-router';

/** Screens of products and stock. */
export const goodsRoutes: readonly RouteObject[] = [
  {
    path: 'prodotti',
    lazy: async () => {
      const { ProductsScreen } = await import('./goods/products-screen.tsx');
      // What the list leads to, so that its first row opens at once.
      void import('./goods/product-screen.tsx');
      return { Component: ProductsScreen };
    },
  },
  {
    path: 'prodotti/prezzi',
    lazy: async () => ({
      Component: (await import('./goods/bulk-prices-screen.tsx')).BulkPricesScreen,
    }),
  },
  {
    path: 'prodotti/nuovo',
    lazy: async () => ({
      Component: (await import('./goods/new/new-product-screen.tsx')).NewProductScreen,
    }),
  },
  {
    path: 'promozioni',
    lazy: async () => ({
      Component: (await import('./goods/price-calendar-screen.tsx')).PriceCalendarScreen,
    }),
  },
  {
    path: 'prodotti/:id',
    lazy: async () => {
      const { ProductScreen } = await import('./goods/product-screen.tsx');
      // The table of its variants opens at once.
      void import('./goods/variants/variants-screen.tsx');
      return { Component: ProductScreen };
    },
  },
  {
    path: 'prodotti/:id/varianti',
    lazy: async () => {
      const [{ VariantsScreen }, { loadVariantsAhead }] = await Promise.all([
        import('./goods/variants/variants-screen.tsx'),
        import('./goods/variants/variants-query.ts'),
      ]);
      // Asked beside the drawing of the screen, which does not wait for it.
      const loader = ({ params }: LoaderFunctionArgs) => {
        loadVariantsAhead(Number(params['id']));
        return null;
      };
      return { Component: VariantsScreen, loader };
    },
  },
  {
    path: 'richiami',
    lazy: async () => ({ Component: (await import('./recalls/recalls-screen.tsx')).RecallsScreen }),
  },
  {
    path: 'richiami/nuovo',
    lazy: async () => ({ Component: (await import('./recalls/new-recall-screen.tsx')).NewRecallScreen }),
  },
  {
    path: 'richiami/:id',
    lazy: async () => ({ Component: (await import('./recalls/recall-screen.tsx')).RecallScreen }),
  },
  {
    path: 'magazzino',
    lazy: async () => ({ Component: (await import('./goods/stock-screen.tsx')).StockScreen }),
  },
  {
    path: 'magazzino/conteggio',
    lazy: async () => ({ Component: (await import('./goods/count/count-screen.tsx')).CountScreen }),
  },
  {
    path: 'magazzino/scorte',
    lazy: async () => ({ Component: (await import('./goods/low-stock-screen.tsx')).LowStockScreen }),
  },
  {
    path: 'struttura',
    lazy: async () => ({
      Component: (await import('./structure/categories-screen.tsx')).CategoriesScreen,
    }),
  },
  {
    path: 'struttura/marche',
    lazy: async () => ({ Component: (await import('./structure/brands-screen.tsx')).BrandsScreen }),
  },
  {
    path: 'struttura/operatori',
    lazy: async () => ({ Component: (await import('./structure/operators-screen.tsx')).OperatorsScreen }),
  },
  {
    path: 'struttura/caratteristiche',
    lazy: async () => ({
      Component: (await import('./structure/attributes-screen.tsx')).AttributesScreen,
    }),
  },
  {
    path: 'struttura/rinvii',
    lazy: async () => ({ Component: (await import('./structure/redirects-screen.tsx')).RedirectsScreen }),
  },
  {
    path: 'immagini',
    lazy: async () => ({ Component: (await import('./pictures/pictures-screen.tsx')).PicturesScreen }),
  },
  {
    path: 'importa',
    lazy: async () => ({ Component: (await import('./imports/imports-screen.tsx')).ImportsScreen }),
  },
  {
    path: 'importa/:id',
    lazy: async () => ({ Component: (await import('./imports/import-screen.tsx')).ImportScreen }),
  },
];
