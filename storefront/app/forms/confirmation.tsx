import type { CallOutcome } from '@casamaestra/contract/platform/operation.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { showToast } from '@casamaestra/ui/toast.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { FormFailure } from './form-failure.tsx';
import css from './form.module.css';
import { useForm } from './use-form.ts';

type ConfirmationProps<Value> = {
  open: boolean;
  title: string;
  /** Label of the button that does it. */
  confirm: string;
  /** Label of the button that changes nothing. */
  keep: string;
  /** Announced once it is done. */
  done: string;
  send: () => Promise<CallOutcome<Value>>;
  onDone: (value: Value) => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks for confirmation of something irreversible; a failure is shown in the dialog. */
export function Confirmation<Value>(props: ConfirmationProps<Value>) {
  const { page } = useMessages();
  return (
    <Dialog title={props.title} closeLabel={page.close} open={props.open} onClose={props.onClose}>
      <Question {...props} />
    </Dialog>
  );
}

function Question<Value>(props: ConfirmationProps<Value>) {
  const { title, confirm, keep, done, send, onDone, onClose, children } = props;
  const { state, formProps } = useForm({
    send,
    done: (value) => {
      showToast({ text: done });
      onClose();
      onDone(value);
    },
  });
  return (
    <form {...formProps} className={css.form} aria-label={title}>
      <FormFailure state={state} />
      {children}
      <div className={css.actions}>
        <Button type="submit" variant="danger" busy={state.busy}>
          {confirm}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {keep}
        </Button>
      </div>
    </form>
  );
}
