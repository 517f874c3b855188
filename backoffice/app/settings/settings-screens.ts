import type { BackOfficeTexts } from '@casamaestra/texts/it/back-office.ts';

interface SettingsScreen {
  readonly name: keyof BackOfficeTexts['settings']['screens'];
  readonly to: string;
}

/** The screens of the settings, in their order. */
export const settingsScreens: readonly SettingsScreen[] = [
  { name: 'delivery', to: '/impostazioni/consegna' },
  { name: 'mails', to: '/impostazioni/mail' },
  { name: 'health', to: '/impostazioni/salute' },
  { name: 'vat', to: '/impostazioni/iva' },
  { name: 'company', to: '/impostazioni/azienda' },
  { name: 'guards', to: '/impostazioni/limiti' },
];
