import {
  sendingOperation,
  sendToFolderOperation,
} from '@casamaestra/contract/staff/staff-invoice-sending.operations.ts';
import { exportInvoicesOperation } from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { fromBase64 } from '../platform/from-base64.ts';
import { keepFile } from '../platform/keep-file.ts';
import { queryClient, reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import css from './invoices.module.css';

/** What is to be sent, of every month: as one ZIP, or into the folder of the intermediary's program. */
export function SendInvoices() {
  const { sendNow } = texts().invoices;
  const { data, error } = useQuery(reading(sendingOperation, {}));
  const zipped = useMutation({
    mutationFn: () => callStaff(exportInvoicesOperation, { to_send: true, mark_sent: false }),
    onSuccess: ({ name, zip }) => keepFile(name, fromBase64(zip), 'application/zip'),
  });
  const written = useMutation({
    mutationFn: () => callStaff(sendToFolderOperation, {}),
    onSettled: () => queryClient.invalidateQueries(),
  });
  return (
    <ScreenPart title={sendNow.title}>
      <Failure error={error} id="sending-failure" />
      {data && (
        <>
          <p>{data.to_send === 0 ? sendNow.none : sendNow.count(counted(data.to_send))}</p>
          {data.folder === null && <p className={css.soft}>{sendNow.noFolder}</p>}
          <div className={css.acts}>
            <Button
              variant="secondary"
              icon="download"
              disabled={data.to_send === 0}
              busy={zipped.isPending}
              onClick={() => zipped.mutate()}
            >
              {sendNow.zip}
            </Button>
            {data.folder !== null && (
              <Button disabled={data.to_send === 0} busy={written.isPending} onClick={() => written.mutate()}>
                {sendNow.toFolder}
              </Button>
            )}
          </div>
          {data.folder !== null && <p className={css.soft}>{sendNow.folder(data.folder)}</p>}
        </>
      )}
      <p role="status">
        {written.data && sendNow.written(counted(written.data.files))}
        {zipped.data && sendNow.zipped(counted(zipped.data.files))}
      </p>
      <Failure error={zipped.error ?? written.error} id="send-failure" />
    </ScreenPart>
  );
}
