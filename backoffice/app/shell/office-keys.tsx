import { isCovered, isTyping } from '@casamaestra/ui/typing-keys.ts';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from '../platform/store.ts';
import { useMe } from './me.ts';
import { openKeys, openPalette } from './open-dialogs.ts';
import { screensOf } from './screens.ts';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));

/** Keys of every screen: Ctrl+K or ⌘K, ?, and G followed by the key of a screen. */
export function OfficeKeys() {
  const me = useMe();
  const navigate = useNavigate();
  const afterG = useRef(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        openPalette.set(!openPalette.get());
        return;
      }
      if (isTyping(event) || isCovered()) return;
      const screen = afterG.current ? screensOf(me).find(({ key }) => key === event.key) : undefined;
      afterG.current = event.key === 'g';
      if (event.key === '?') openKeys.set(true);
      if (screen === undefined) return;
      // Else the letter would also be one of the list.
      event.preventDefault();
      void navigate(screen.to);
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [me, navigate]);
  return (
    <Suspense>
      {useStore(openPalette) && <Palette />}
      {useStore(openKeys) && <KeysDialog />}
    </Suspense>
  );
}
