import { saveErpnextOperation } from '@casamaestra/contract/staff/erpnext.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FormEvent } from 'react';
import { UndoButton } from '../../activity/undo-button.tsx';
import { callStaff, Refused } from '../../platform/call-staff.ts';
import { Failure } from '../../platform/failure.tsx';
import { useLeaveQuestion } from '../../platform/leave-question.ts';
import { queryClient } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { ScreenPart } from '../../shell/part.tsx';
import css from './erpnext.module.css';
import { InFields, OutFields, ThereFields } from './erpnext-fields.tsx';
import { erpnextQuery } from './erpnext-query.ts';
import type { ErpnextTold } from './erpnext-query.ts';
import { useTypedSettings } from './typed-settings.ts';

/** Settings of the connection. Key and secret are typed anew or left as they are; nobody sees them again. */
export function ErpnextForm({ told, mayEdit }: { told: ErpnextTold; mayEdit: boolean }) {
  const { erpnext } = texts();
  const form = useRef<HTMLFormElement>(null);
  const { base, typed, isChanged, begin, type } = useTypedSettings(told);
  useLeaveQuestion(isChanged);
  const saved = useMutation({
    mutationFn: () => {
      const { api_key, api_secret, ...to } = typed;
      return callStaff(saveErpnextOperation, {
        version: base.version,
        from: base.settings,
        to,
        api_key,
        api_secret,
      });
    },
    onSuccess: async () => begin(await queryClient.fetchQuery({ ...erpnextQuery(), staleTime: 0 })),
    onError: (error) => {
      const field = error instanceof Refused ? error.field?.replace(/^to\./, '') : undefined;
      form.current?.querySelector<HTMLElement>(`[name="${field ?? ''}"]`)?.focus();
    },
  });
  const refused = saved.error instanceof Refused ? saved.error : undefined;
  const errorOf = (field: string) =>
    refused?.field === `to.${field}` || refused?.field === field ? refused.message : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saved.mutate();
  };
  const fields = { typed, type, errorOf, keyEnding: base.key_ending };
  const change = saved.data?.change;
  return (
    <ScreenPart title={erpnext.settings}>
      <form ref={form} className={css.form} noValidate aria-label={erpnext.settings} onSubmit={submit}>
        <p className={css.soft}>{erpnext.settingsText}</p>
        <ThereFields {...fields} />
        <InFields {...fields} />
        <OutFields {...fields} />
        <Checkbox
          name="on"
          label={erpnext.fields.on}
          checked={typed.on}
          onChange={({ target }) => type({ on: target.checked })}
        />
        {mayEdit && (
          <div className={css.acts}>
            <Button type="submit" size="s" busy={saved.isPending}>
              {erpnext.save}
            </Button>
            <div role="status" className={css.acts}>
              {change !== undefined && <span>{change === null ? erpnext.unchanged : erpnext.saved}</span>}
              {typeof change === 'number' && <UndoButton key={change} id={change} act={erpnext.savedAct} />}
            </div>
          </div>
        )}
        <Failure error={saved.error} id="erpnext-save-failure" />
      </form>
    </ScreenPart>
  );
}
