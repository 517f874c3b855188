import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { useMe } from '../shell/me.ts';
import { ScreenTabs } from '../shell/screen-tabs.tsx';

/** The parts of the screen. */
export function InvoiceTabs() {
  const { tabs, tabsLabel } = texts().invoices;
  const ofBank = may(useMe(), 'bank', 'view');
  return (
    <ScreenTabs
      label={tabsLabel}
      tabs={[
        { to: '/fatture', text: tabs.invoices },
        { to: '/fatture/corrispettivi', text: tabs.takings },
        { to: '/fatture/metodi', text: tabs.methods },
        ...(ofBank ? [{ to: '/fatture/ritenute', text: tabs.withheld }] : []),
      ]}
    />
  );
}
