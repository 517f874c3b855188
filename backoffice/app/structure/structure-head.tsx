import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { useMe } from '../shell/me.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { ScreenTabs } from '../shell/screen-tabs.tsx';

const addresses = {
  categories: '/struttura',
  brands: '/struttura/marche',
  operators: '/struttura/operatori',
  attributes: '/struttura/caratteristiche',
  redirects: '/struttura/rinvii',
} as const;

const names = Object.keys(addresses) as (keyof typeof addresses)[];

/** Title of the screen and its parts, each with an address of its own. */
export function StructureHead({ part }: { part: keyof typeof addresses }) {
  const { structure, shell } = texts();
  const me = useMe();
  const shown = names.filter((name) => name !== 'redirects' || may(me, 'content', 'view'));
  return (
    <>
      <ScreenHead title={part === 'categories' ? shell.screens.structure : structure.tabs[part]} />
      <ScreenTabs
        label={structure.tabsLabel}
        tabs={shown.map((name) => ({ to: addresses[name], text: structure.tabs[name] }))}
      />
    </>
  );
}

/** Whether the person may change what products refer to: more than their texts. */
export function useMayStructure(): boolean {
  const me = useMe();
  const limits = me.permissions.products?.limits ?? [];
  return may(me, 'products', 'edit') && !limits.includes('texts');
}
