import { texts } from '../platform/texts.ts';
import { ScreenTabs } from '../shell/screen-tabs.tsx';

/** The two halves of the screen. */
export function ReviewTabs() {
  const { tabs, tabsLabel } = texts().reviews;
  return (
    <ScreenTabs
      label={tabsLabel}
      tabs={[
        { to: '/recensioni', text: tabs.queue },
        { to: '/recensioni/motivi', text: tabs.report },
      ]}
    />
  );
}
