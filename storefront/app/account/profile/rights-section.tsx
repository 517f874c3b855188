import type { exportDataOperation } from '@casamaestra/contract/customers/profile.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useState } from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { useForm } from '../../forms/use-form.ts';
import { DeleteAccount } from './delete-account.tsx';
import css from './profile.module.css';
import { Section } from './section.tsx';

/** Export of personal data, and deletion of the account (GDPR). */
export function RightsSection() {
  const { account } = useMessages();
  const [deleting, setDeleting] = useState(false);
  const { state, formProps } = useForm({
    send: () => callService<typeof exportDataOperation>('casamaestra.customers.export_data', {}),
    done: (data) => saveFile(account.exportName, JSON.stringify(data, null, 2)),
  });
  return (
    <Section title={account.yourRights}>
      <form {...formProps} className={css.right}>
        <FormFailure state={state} />
        <p>{account.exportText}</p>
        <Button type="submit" variant="secondary" size="s" icon="download" busy={state.busy}>
          {account.exportData}
        </Button>
      </form>
      <div className={css.right}>
        <p>{account.deleteText}</p>
        <Button variant="danger" size="s" onClick={() => setDeleting(true)}>
          {account.deleteAccount}
        </Button>
      </div>
      <DeleteAccount open={deleting} onClose={() => setDeleting(false)} />
    </Section>
  );
}

/** How long the object URL is kept: browsers read the file after the click has returned. */
const keptMs = 60_000;

/** Offers a JSON text as a file to download. */
function saveFile(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
