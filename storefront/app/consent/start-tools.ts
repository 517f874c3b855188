import type { ConsentList, ConsentTool } from '@casamaestra/contract/consent/consent.ts';
import { navigatedEvent } from '../platform/navigated-event.ts';

const started = new Set<string>();

/** Google's script reads its calls as `arguments`; the others read lists. */
const asArguments: (...call: readonly unknown[]) => unknown = function asArguments() {
  return arguments;
};

function queueCalls({ name, calls }: NonNullable<ConsentTool['queue']>): void {
  const holder = globalThis as unknown as Record<string, unknown[] | undefined>;
  const list = (holder[name] ??= []);
  for (const call of calls) list.push(name === 'dataLayer' ? asArguments(...call) : [...call]);
}

function startTool({ id, script, attributes, queue }: ConsentTool): void {
  if (queue) queueCalls(queue);
  const element = document.createElement('script');
  Object.assign(element, { src: script, async: true, referrerPolicy: 'origin' });
  element.dataset['tool'] = id;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(`data-${name}`, value);
  document.head.append(element);
}

/** Addresses below it may hold keys of orders and accounts. */
const isPrivate = (path: string): boolean => path.startsWith('/pages/');

/**
 * From now on private pages are opened by loading them: they come with a policy that keeps the tools out, and their
 * address is never that of a document in which a tool runs.
 */
function keepOut(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const plain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (
        !plain ||
        link?.origin !== location.origin ||
        !isPrivate(link.pathname) ||
        link.dataset['cartLink'] !== undefined
      )
        return;
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
  document.addEventListener(navigatedEvent, () => {
    if (isPrivate(location.pathname)) location.reload();
  });
}

/**
 * Starts the tools of these categories, each once. Events from before the consent are not theirs: `given` now, or
 * before this page was loaded.
 */
export function startTools(
  { tools }: ConsentList,
  categories: readonly string[],
  given: 'now' | 'before',
): void {
  if (isPrivate(location.pathname)) return;
  const wanted = tools.filter(({ id, category }) => categories.includes(category) && !started.has(id));
  if (wanted.length === 0) return;
  if (started.size === 0) {
    if (given === 'now') window.dataLayer = [];
    keepOut();
  }
  for (const tool of wanted) {
    started.add(tool.id);
    startTool(tool);
  }
}

/** Whether a tool runs that these categories do not allow: only loading the page again ends it. */
export const runsWithout = ({ tools }: ConsentList, categories: readonly string[]): boolean =>
  tools.some(({ id, category }) => started.has(id) && !categories.includes(category));
