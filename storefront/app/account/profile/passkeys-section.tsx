import type {
  Passkey,
  passkeysOperation,
  removePasskeyOperation,
} from '@casamaestra/contract/customers/passkeys.operations.ts';
import { refusedHere } from '../../forms/refused-here.ts';
import type { CallOutcome } from '@casamaestra/contract/platform/operation.ts';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { showToast } from '@casamaestra/ui/toast.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import { ServiceUnreachable, callService } from '../../platform/service-call.ts';
import { CallContent } from '../layout/call-content.tsx';
import { createPasskey } from '../passkey.ts';
import { useCall } from '../use-call.ts';
import { longDay } from '@casamaestra/texts/format/date.ts';
import { Device, DeviceList } from './device-list.tsx';
import { ProveForm } from './prove-form.tsx';
import { Section } from './section.tsx';

/** Passkeys of the account: login by finger, face or PIN of a device. */
export function PasskeysSection() {
  const { account } = useMessages();
  const loaded = useCall<typeof passkeysOperation>('casamaestra.customers.passkeys', {});
  const add = async (input: { password?: string }): Promise<CallOutcome<unknown>> => {
    try {
      return await createPasskey(input);
    } catch (error) {
      if (error instanceof ServiceUnreachable) throw error;
      // Cancelled, or the device has no screen lock, or already has a passkey.
      console.warn('no passkey was made', error);
      return refusedHere(account.passkeyNotMade);
    }
  };
  return (
    <Section title={account.passkeys} text={account.passkeysText}>
      <CallContent loaded={loaded} waiting={<Skeleton height="6rem" />}>
        {(passkeys) => (
          <>
            {passkeys.length > 0 && <Passkeys passkeys={passkeys} onChange={loaded.reload} />}
            <ProveForm
              label={account.addPasskey}
              send={add}
              onDone={() => {
                showToast({ text: account.passkeyAdded });
                loaded.reload();
              }}
            />
          </>
        )}
      </CallContent>
    </Section>
  );
}

function Passkeys({ passkeys, onChange }: { passkeys: readonly Passkey[]; onChange: () => void }) {
  const { account } = useMessages();
  const locale = useLocale();
  return (
    <DeviceList>
      {passkeys.map((passkey) => (
        <Device
          key={passkey.id}
          name={passkey.name}
          note={`${account.passkeySince(longDay(passkey.created_at, locale))} · ${
            passkey.last_used_at === null
              ? account.passkeyUnused
              : account.passkeyUsed(longDay(passkey.last_used_at, locale))
          }`}
        >
          <ProveForm
            label={account.removePasskey}
            name={account.removePasskeyNamed(passkey.name)}
            send={(input) =>
              callService<typeof removePasskeyOperation>('casamaestra.customers.remove_passkey', {
                ...input,
                id: passkey.id,
              })
            }
            onDone={() => {
              showToast({ text: account.passkeyRemoved });
              onChange();
            }}
          />
        </Device>
      ))}
    </DeviceList>
  );
}
