import {
  mailExampleOperation,
  tryMailOperation,
} from '@casamaestra/contract/staff/staff-mails.operations.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Radio } from '@casamaestra/ui/choice.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../../platform/call-staff.ts';
import { Failure } from '../../platform/failure.tsx';
import { may } from '../../platform/permitted.ts';
import { reading } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { useMe } from '../../shell/me.ts';
import { ScreenPart } from '../../shell/part.tsx';
import css from '../settings.module.css';

interface MailExampleProps {
  kind: string;
  language: Language;
  placeholders: readonly string[] | null;
}

/** One kind of mail: subject, how it looks on a computer and on a telephone, its text, and a trial to oneself. */
export function MailExample({ kind, language, placeholders }: MailExampleProps) {
  const { mails } = texts().settings;
  const { data, error } = useQuery(reading(mailExampleOperation, { kind, language }));
  if (data === undefined) return <Failure error={error} />;
  const { subject, preview, files, text, html } = data;
  return (
    <div className={css.form}>
      <ScreenPart title={subject}>
        <div className={css.form}>
          <dl className={css.told}>
            <dt>{mails.subject}</dt>
            <dd lang={language}>{subject}</dd>
            <dt>{mails.preview}</dt>
            <dd lang={language}>{preview}</dd>
            {files.length > 0 && (
              <>
                <dt>{mails.files}</dt>
                <dd>{files.join(', ')}</dd>
              </>
            )}
            <dt>{mails.placeholders}</dt>
            <dd>
              {placeholders === null
                ? mails.whole
                : placeholders.length === 0
                  ? '–'
                  : placeholders.map((name) => `{{${name}}}`).join(' ')}
            </dd>
          </dl>
          <Trial kind={kind} language={language} />
        </div>
      </ScreenPart>
      <Framed html={html} subject={subject} />
      <ScreenPart title={mails.plain}>
        <pre className={css.plain} lang={language} tabIndex={0}>
          {text}
        </pre>
      </ScreenPart>
    </div>
  );
}

/** The HTML in a frame where nothing runs; links open beside. */
function Framed({ html, subject }: { html: string; subject: string }) {
  const { mails } = texts().settings;
  const [width, setWidth] = useState<'wide' | 'narrow'>('wide');
  return (
    <ScreenPart title={mails.html}>
      <fieldset className={css.choices}>
        <legend>{mails.width}</legend>
        {(['wide', 'narrow'] as const).map((one) => (
          <Radio
            key={one}
            name="width"
            label={mails.widths[one]}
            checked={width === one}
            onChange={() => setWidth(one)}
          />
        ))}
      </fieldset>
      <iframe
        src={html}
        title={`${mails.html}: ${subject}`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className={width === 'wide' ? css.frame : css.narrow}
      />
    </ScreenPart>
  );
}

function Trial({ kind, language }: { kind: string; language: Language }) {
  const { mails } = texts().settings;
  const mayEdit = may(useMe(), 'settings', 'edit');
  const sent = useMutation({ mutationFn: () => callStaff(tryMailOperation, { kind, language }) });
  if (!mayEdit) return null;
  return (
    <>
      <p className={css.soft}>{mails.trialText}</p>
      <div className={css.acts}>
        <Button size="s" variant="secondary" busy={sent.isPending} onClick={() => sent.mutate()}>
          {mails.trial}
        </Button>
        <span role="status">{sent.data && mails.sent(sent.data.recipient)}</span>
      </div>
      <Failure error={sent.error} id="trial-failure" />
    </>
  );
}
