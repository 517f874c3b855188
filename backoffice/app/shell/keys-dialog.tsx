import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { texts } from '../platform/texts.ts';
import css from './office.module.css';
import { useMe } from './me.ts';
import { openKeys } from './open-dialogs.ts';
import { screensOf } from './screens.ts';

/** Every key of the back office. */
export function KeysDialog() {
  const { shell } = texts();
  const me = useMe();
  const rows: readonly (readonly [string, string])[] = [
    ['Ctrl K, ⌘K', shell.palette.open],
    ['Ctrl S, ⌘S', shell.keys.save],
    ...screensOf(me).map(({ key, name }) => [`G ${key.toUpperCase()}`, shell.screens[name]] as const),
    ['J, K', shell.keys.move],
    ['↵, O', shell.keys.open],
    ['E', shell.keys.edit],
    ['X', shell.keys.choose],
    ['Ctrl D, ⌘D', shell.keys.fill],
    ['P', shell.keys.publish],
    ['R', shell.keys.refuse],
    ['Esc', shell.keys.leave],
    ['?', shell.keys.title],
  ];
  return (
    <Dialog open title={shell.keys.title} closeLabel={shell.close} onClose={() => openKeys.set(false)}>
      {/* Longer than a low screen: it is scrolled by keys. */}
      <div role="group" aria-label={shell.keys.title} tabIndex={0}>
        <dl className={css.keys}>
          {rows.map(([keys, does]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
