import type { TopNotice } from '@casamaestra/contract/content/content.operations.ts';
import { InlineIcon } from '@casamaestra/ui/inline-icon.tsx';

/** Only pages with a notice carry its style. Without scripts it cannot be closed, so its button is not shown. */
const style =
  '.site-notice{display:flex;justify-content:center;align-items:center;gap:.75rem;min-height:2.75rem;padding:.25rem 1rem;' +
  'background:#fbe3b5;color:#2b241b;font-size:.9rem;text-align:center}.site-notice a{color:inherit}' +
  '.site-notice button{display:none;width:2.75rem;height:2.75rem;border:0;background:none;color:inherit;cursor:pointer}' +
  '[data-notice] .site-notice button{display:grid;place-items:center}[data-notice=closed] .site-notice{display:none}' +
  '@media print{.site-notice{display:none}}';

/** The line above every page. */
export function SiteNotice({
  notice: { text, url },
  label,
  close,
  lang,
}: {
  readonly notice: TopNotice;
  readonly label: string;
  readonly close: string;
  readonly lang: string | undefined;
}) {
  return (
    <>
      <style>{style}</style>
      <aside className="site-notice" aria-label={label}>
        <span lang={lang}>{url === null ? text : <a href={url}>{text}</a>}</span>
        <button type="button" data-close-notice="" aria-label={close}>
          <InlineIcon name="close" size={18} />
        </button>
      </aside>
    </>
  );
}
