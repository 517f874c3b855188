import type { Appliance } from '@casamaestra/contract/staff/weee.operations.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';

/** What lies in the store, by collection group. */
export function StoredWeee({ stored }: { stored: readonly Appliance[] }) {
  const { weee: words } = texts();
  return (
    <ScreenPart title={words.stored}>
      <p>{stored.length === 0 ? words.storedNone : words.storedText}</p>
      {stored.length > 0 && (
        <ul>
          {stored.map(({ group, pieces, weight_kg: weight }) => (
            <li key={group}>{words.appliance(counted(pieces), words.groups[group], counted(weight))}</li>
          ))}
        </ul>
      )}
    </ScreenPart>
  );
}
