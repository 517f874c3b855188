import type { BackOfficeTexts } from '../../it/back-office.ts';

export const today: BackOfficeTexts['today'] = {
  due: 'Treba urobiť',
  nothing: 'Všetko hotové',
  nothingText: 'Nič na vás nečaká.',
  firstDue: (day) => `prvé: ${day}`,
  kinds: {
    refunds_to_approve: 'Vrátenia peňazí na schválenie',
    customer_data_to_approve: 'Žiadosti o údaje zákazníkov na schválenie',
    refunds_by_hand: 'Vrátenia peňazí ručne',
    withdrawals_to_refund: 'Odstúpenia na vrátenie peňazí',
    orders_late: 'Objednávky po sľúbenom dodaní',
    orders_to_ship: 'Objednávky na odoslanie',
    orders_to_prepare: 'Objednávky na prípravu',
    orders_to_collect: 'Objednávky pripravené na prevzatie',
    transfers_expiring: 'Prevody, ktorým končí lehota',
    invoices_rejected: 'Zamietnuté faktúry na opravu',
    invoices_to_issue: 'Faktúry na vystavenie',
    credits_open: 'Platby na priradenie',
    reviews_waiting: 'Recenzie na prečítanie',
    mails_failed: 'Neodoslané e-maily',
  },
  sales: 'Dnes doteraz',
  orders: 'Objednávky',
  total: 'Tržba',
  yearAgo: (value) => `rovnaký deň pred rokom: ${value}`,
  weekAgo: (value) => `pred týždňom v tomto čase: ${value}`,
};
