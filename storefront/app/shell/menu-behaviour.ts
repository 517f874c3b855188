import { navigatedEvent } from '../platform/navigated-event.ts';

const openDepartments = () => document.querySelectorAll<HTMLDetailsElement>('#site-menu details[open]');

const closeDepartments = (except?: Element | null): void => {
  for (const details of openDepartments()) if (details !== except) details.open = false;
};

const isDrawer = (menu: HTMLElement): boolean => menu.matches(':popover-open');

/**
 * What the menu cannot do without JavaScript: show goods of an opened department, close on Esc with the focus back on its button, on a click or
 * focus elsewhere, and after a client navigation (L24).
 */
export function attachMenu(): void {
  const menu = document.querySelector<HTMLElement>('#site-menu');
  if (!menu) return;
  document.addEventListener('keydown', (event) => {
    const details = event.key === 'Escape' && !isDrawer(menu) ? [...openDepartments()][0] : undefined;
    if (!details) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  });
  const onElsewhere = (event: Event) => {
    if (isDrawer(menu) || !(event.target instanceof Element)) return;
    closeDepartments(event.target.closest('#site-menu details'));
  };
  menu.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open)
        void import('./menu-goods.ts').then((part) => part.fillDepartment(target));
    },
    true,
  );
  document.addEventListener('click', onElsewhere);
  document.addEventListener('focusin', onElsewhere);
  document.addEventListener(navigatedEvent, () => {
    closeDepartments();
    if (isDrawer(menu)) menu.hidePopover();
  });
}
