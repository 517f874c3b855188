import {
  enquiryFiles,
  enquiryLengths,
  enquiryTopics,
  shortestEnquiry,
} from '@casamaestra/contract/enquiries/enquiry-form.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { ErrorSummary } from '@casamaestra/ui/error-summary.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select, Textarea } from '@casamaestra/ui/input.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { TextField } from '../forms/text-field.tsx';
import type { EnquiryScreen } from './enquiry-action.server.ts';
import css from './contact.module.css';

const idOf = (name: string) => `contact-${name}`;
type Parts = { screen: EnquiryScreen };

/** The contact form: a plain one, sent as a page. */
export function EnquiryForm({ screen, shop }: Parts & { shop: ShopFile }) {
  const { contact } = useMessages();
  return (
    <form
      method="post"
      action={urls.contact()}
      encType="multipart/form-data"
      className={css.form}
      aria-labelledby="contact-form"
    >
      <h2 id="contact-form">{contact.formTitle}</h2>
      <p className={css.quiet}>{contact.formText}</p>
      <Problems screen={screen} shop={shop} />
      <WhoAndWhat screen={screen} />
      <MessageAndFiles screen={screen} />
      <p className={css.trap} aria-hidden="true">
        <label>
          {contact.website} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <p className={css.quiet}>
        {contact.privacy} <a href={urls.webPage('web-page/privacy')}>{contact.privacyLink}</a>
      </p>
      <Button type="submit" size="l">
        {contact.send}
      </Button>
    </form>
  );
}

function Problems({ screen, shop }: Parts & { shop: ShopFile }) {
  const { contact } = useMessages();
  const errors = Object.entries(screen.problems).map(([name, text]) => ({ id: idOf(name), text }));
  if (errors.length > 0) return <ErrorSummary title={contact.problemsTitle} errors={errors} />;
  const { assistance_email: email } = shop.contacts;
  return (
    screen.alert !== null && (
      <div role="alert" tabIndex={-1} className={css.alert}>
        <p>
          <strong>{contact.failed}</strong> {screen.alert}
        </p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    )
  );
}

function WhoAndWhat({ screen: { values, problems } }: Parts) {
  const { contact } = useMessages();
  const field = (name: 'name' | 'email' | 'order_number') => ({
    id: idOf(name),
    name,
    defaultValue: values[name],
    error: problems[name],
  });
  return (
    <div className={css.pairs}>
      <Field label={contact.topic} id={idOf('topic')} required>
        {(control) => (
          <Select {...control} name="topic" defaultValue={values.topic === '' ? 'other' : values.topic}>
            {enquiryTopics.map((topic) => (
              <option key={topic} value={topic}>
                {contact.topics[topic]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField
        {...field('order_number')}
        label={contact.order}
        hint={contact.orderHint}
        maxLength={enquiryLengths.order}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        {...field('name')}
        label={contact.name}
        autoComplete="name"
        maxLength={enquiryLengths.name}
        required
      />
      <TextField
        {...field('email')}
        type="email"
        label={contact.email}
        hint={contact.emailHint}
        autoComplete="email"
        maxLength={enquiryLengths.email}
        required
      />
    </div>
  );
}

function MessageAndFiles({ screen: { values, problems, hadFiles } }: Parts) {
  const { contact } = useMessages();
  const { most, mostMegabytes } = enquiryFiles;
  const hint = contact.filesHint(most, mostMegabytes);
  return (
    <>
      <Field
        label={contact.message}
        hint={contact.messageHint}
        error={problems.message}
        id={idOf('message')}
        required
      >
        {(control) => (
          <Textarea
            {...control}
            name="message"
            rows={7}
            minLength={shortestEnquiry}
            maxLength={enquiryLengths.message}
            defaultValue={values.message}
            required
          />
        )}
      </Field>
      <Field
        label={contact.files}
        hint={hadFiles ? `${contact.filesAgain} ${hint}` : hint}
        error={problems.files}
        id={idOf('files')}
      >
        {(control) => (
          <Input
            {...control}
            className={css.files}
            type="file"
            name="files"
            multiple
            accept="image/jpeg,image/png,image/webp,application/pdf"
            data-many={contact.filesTooMany(most)}
            data-large={contact.filesTooLarge(mostMegabytes)}
          />
        )}
      </Field>
    </>
  );
}
