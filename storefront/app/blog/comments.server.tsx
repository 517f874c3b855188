import type { blogPostOperation } from '@casamaestra/contract/blog/blog.operations.ts';
import { commentLengths, shortestComment } from '@casamaestra/contract/blog/comment-form.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { longDay } from '@casamaestra/texts/format/date.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { ErrorSummary } from '@casamaestra/ui/error-summary.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Textarea } from '@casamaestra/ui/input.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import type { CommentScreen } from './comment-action.server.ts';
import css from './post.module.css';

/** Where the page goes after a comment was sent: the thanks are shown by their address alone. */
export const thanksId = 'commento-inviato';
const idOf = (name: string) => `comment-${name}`;

/** Accepted comments, and the form: a plain one. */
export function Comments({
  view,
  screen,
}: {
  view: OperationOutput<typeof blogPostOperation>;
  screen: CommentScreen;
}) {
  const { blog } = useMessages();
  const locale = useLocale();
  const { comments, post } = view;
  return (
    <section className={css.comments} aria-labelledby="commenti">
      <h2 id="commenti">{blog.comments(comments.length)}</h2>
      {comments.length === 0 && <p>{blog.noComments}</p>}
      <ol>
        {comments.map(({ name, author, comment, written_at: at }) => (
          <li key={name} id={name}>
            <p className={css.by}>
              <strong>{author}</strong> <time dateTime={at}>{longDay(at, locale)}</time>
            </p>
            <p className={css.words}>{comment}</p>
          </li>
        ))}
      </ol>
      <p id={thanksId} className={css.thanks} role="status">
        {blog.commentSent}
      </p>
      <CommentForm slug={post.slug} screen={screen} />
    </section>
  );
}

function CommentForm({ slug, screen }: { slug: string; screen: CommentScreen }) {
  const { blog } = useMessages();
  const { values, problems, alert } = screen;
  const errors = Object.entries(problems).map(([name, words]) => ({ id: idOf(name), text: words }));
  const field = (name: 'author' | 'email') => ({
    id: idOf(name),
    name,
    defaultValue: values[name],
    error: problems[name],
    maxLength: commentLengths[name],
    required: true,
  });
  return (
    <form
      method="post"
      action={`${urls.post(slug)}#commento`}
      className={css.form}
      id="commento"
      aria-labelledby="comment-form"
      data-no-print=""
    >
      <h3 id="comment-form">{blog.comment}</h3>
      <p className={css.by}>{blog.commentText}</p>
      {errors.length > 0 && <ErrorSummary title={blog.problemsTitle} errors={errors} />}
      {alert !== null && (
        <p role="alert" className={css.alert}>
          {alert}
        </p>
      )}
      <div className={css.pairs}>
        <TextField {...field('author')} label={blog.commentName} autoComplete="given-name" />
        <TextField
          {...field('email')}
          type="email"
          label={blog.commentEmail}
          hint={blog.commentEmailHint}
          autoComplete="email"
        />
      </div>
      <Field label={blog.commentField} error={problems['comment']} id={idOf('comment')} required>
        {(control) => (
          <Textarea
            {...control}
            name="comment"
            rows={4}
            minLength={shortestComment}
            maxLength={commentLengths.comment}
            defaultValue={values.comment}
            required
          />
        )}
      </Field>
      <p className={css.trap} aria-hidden="true">
        <label>
          {blog.website} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <Button type="submit">{blog.send}</Button>
    </form>
  );
}
