import { previewOperation } from '@casamaestra/contract/content/content.operations.ts';
import { isDraftPreview } from '@casamaestra/contract/content/preview-cookie.ts';
import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import { longMoment } from '@casamaestra/texts/format/date.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';

/** Where a preview is left. */
const leavePath = '/api/open/preview';

const style =
  'position:sticky;inset-block-start:0;z-index:1000;display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:center;' +
  'padding:.6rem 1rem;background:#7a1f5c;color:#fff;font:600 .9rem/1.4 system-ui';

/** The bar above a page of a preview: which moment it shows, and how to leave. Empty when the link is over. */
export async function previewBar(
  commerce: ContractClient,
  token: string | undefined,
  language: Language,
): Promise<string> {
  if (token === undefined) return '';
  const found = await commerce.call(previewOperation, { token });
  if (!found.ok || found.value.at === null) return '';
  const { at, shows } = found.value;
  const { previewShown, previewLeave, previewOff, previewOfDraft, previewOfMoment } = answerTexts(language);
  if (isDraftPreview(token)) {
    const what = shows === 'draft' ? previewOfDraft : previewOfMoment(longMoment(at, language));
    return `<div role="status" style="${style}"><span>${what}</span><span data-preview-off hidden>${previewOff}</span></div>`;
  }
  const text = previewShown(longMoment(at, language));
  return `<div role="status" style="${style}"><span>${text}</span><a href="${leavePath}" style="color:#fff">${previewLeave}</a></div>`;
}
