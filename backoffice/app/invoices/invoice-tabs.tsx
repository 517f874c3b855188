import { texts } from '../platform/texts.ts';
import { ScreenTabs } from '../shell/screen-tabs.tsx';

/** The two halves of the screen. */
export function InvoiceTabs() {
  const { tabs, tabsLabel } = texts().invoices;
  return (
    <ScreenTabs
      label={tabsLabel}
      tabs={[
        { to: '/fatture', text: tabs.invoices },
        { to: '/fatture/corrispettivi', text: tabs.takings },
      ]}
    />
  );
}
