import type { reviewStates } from '@casamaestra/contract/staff/staff-reviews.operations.ts';
import { texts } from '../platform/texts.ts';
import { ScreenTabs } from '../shell/screen-tabs.tsx';

/** Where reviews in a state are read. */
const addresses: Readonly<Record<(typeof reviewStates)[number], string>> = {
  waiting: '/recensioni',
  published: '/recensioni/pubblicate',
  refused: '/recensioni/rifiutate',
};

/** The parts of the screen. */
export function ReviewTabs() {
  const { tabs, tabsLabel } = texts().reviews;
  return (
    <ScreenTabs
      label={tabsLabel}
      tabs={[
        { to: addresses.waiting, text: tabs.queue },
        { to: addresses.published, text: tabs.published },
        { to: addresses.refused, text: tabs.refused },
        { to: '/recensioni/motivi', text: tabs.report },
      ]}
    />
  );
}
