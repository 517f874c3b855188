import { RecordTimeline } from '../activity/record-timeline.tsx';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { useMe } from '../shell/me.ts';
import { ScreenPart } from '../shell/part.tsx';

/** What staff and commands did with the account, as far as the person sees the log. */
export function CustomerHistory({ id }: { id: number }) {
  const me = useMe();
  if (!may(me, 'activity', 'view')) return null;
  return (
    <ScreenPart title={texts().customers.history}>
      <RecordTimeline record={`customer ${id}`} />
    </ScreenPart>
  );
}
