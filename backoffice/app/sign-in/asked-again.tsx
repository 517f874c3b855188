import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { interruption } from '../platform/interruption.ts';
import { queryClient } from '../platform/queries.ts';
import { useStore } from '../platform/store.ts';
import { texts } from '../platform/texts.ts';
import { meQuery } from '../shell/me.ts';
import { WaysIn } from './ways-in.tsx';

/** Above the work of a person whose session ended, or who has to prove who they are: what was typed stays below. */
export function AskedAgain() {
  const asked = useStore(interruption);
  const { signIn, shell } = texts();
  const isEnded = asked?.need === 'sign-in';
  return (
    <Dialog
      open={asked !== undefined}
      title={isEnded ? signIn.ended : signIn.confirmTitle}
      closeLabel={shell.close}
      onClose={() => asked?.end(false)}
    >
      {asked && (
        <>
          <p>{isEnded ? signIn.endedText : signIn.confirmText}</p>
          <WaysIn
            need={asked.need}
            onDone={(me) => {
              queryClient.setQueryData(meQuery().queryKey, me);
              asked.end(true);
            }}
          />
        </>
      )}
    </Dialog>
  );
}
