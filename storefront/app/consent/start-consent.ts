import { consentIn, consentPath } from '@casamaestra/contract/consent/consent.ts';
import type { ConsentList } from '@casamaestra/contract/consent/consent.ts';
import { startTools } from './start-tools.ts';

/** The list of tools in the language of the page; undefined when it cannot be had: nothing is loaded then. */
async function readList(): Promise<ConsentList | undefined> {
  try {
    const answer = await fetch(consentPath);
    return answer.ok ? ((await answer.json()) as ConsentList) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * L17: asks for consent where none is in force, else starts what was agreed to. `link` is the way to the preferences in
 * the footer; it names the list.
 */
export async function startConsent(link: HTMLElement): Promise<void> {
  const choice = consentIn(document.cookie, link.dataset['consent'] ?? '', Date.now());
  const open = async (asked: boolean): Promise<void> => {
    const list = await readList();
    if (list) (await import('./banner.ts')).openBanner(list, asked);
  };
  // Before the router, which would go to the page of the link.
  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || event.target.closest('[data-consent]') === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void open(true);
  };
  document.addEventListener('click', onClick, { capture: true });
  if (choice === undefined) return open(false);
  if (choice.categories.length === 0) return;
  const list = await readList();
  if (list) startTools(list, choice.categories, 'before');
}
