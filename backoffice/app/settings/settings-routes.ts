import type { RouteObject } from 'react-router';

/** Screens of how the shop is set up; each is loaded when it is opened. */
export const settingsRoutes: RouteObject[] = [
  {
    path: 'impostazioni',
    lazy: async () => ({ Component: (await import('./settings-screen.tsx')).SettingsScreen }),
  },
  {
    path: 'impostazioni/consegna',
    lazy: async () => ({ Component: (await import('./delivery/delivery-screen.tsx')).DeliveryScreen }),
  },
  {
    path: 'impostazioni/consegna/nuova',
    lazy: async () => ({ Component: (await import('./delivery/rule-screen.tsx')).NewRuleScreen }),
  },
  {
    path: 'impostazioni/consegna/regole/:name',
    lazy: async () => ({ Component: (await import('./delivery/rule-screen.tsx')).RuleScreen }),
  },
  {
    path: 'impostazioni/mail',
    lazy: async () => ({ Component: (await import('./mails/mails-screen.tsx')).MailsScreen }),
  },
  {
    path: 'impostazioni/salute',
    lazy: async () => ({ Component: (await import('./health/health-screen.tsx')).HealthScreen }),
  },
  {
    path: 'impostazioni/iva',
    lazy: async () => ({ Component: (await import('./vat/vat-screen.tsx')).VatScreen }),
  },
  {
    path: 'impostazioni/limiti',
    lazy: async () => ({ Component: (await import('./guards/guards-screen.tsx')).GuardsScreen }),
  },
  {
    path: 'impostazioni/azienda',
    lazy: async () => ({ Component: (await import('./company/company-screen.tsx')).CompanyScreen }),
  },
];
