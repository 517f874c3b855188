import { showToast } from '@casamaestra/ui/toast.ts';
import { messagesOf } from '../i18n/messages.ts';
import { addressKey } from '../platform/address-key.ts';
import { browserStorage, storedText } from '../platform/browser-storage.ts';
import { documentLocale } from '../platform/locale.ts';
import { browserDraft } from './browser-draft.ts';
import { draftKey } from './draft-store.ts';
import { isWhole } from './whole-draft.ts';

const longEnoughMs = 12_000;

/**
 * Says what this browser lost of what was typed at the checkout, and writes again what was left; from then on also when
 * it keeps nothing of what is typed. Returns a function that ends that.
 */
export function followKeptDraft(): () => void {
  const { errors: texts } = messagesOf(documentLocale()).checkout;
  const tell = (text: string) =>
    showToast({ kind: 'danger', key: 'kept-draft', text, lastsMs: longEnoughMs });
  const draft = browserDraft();
  const storage = browserStorage();
  if (!isWhole(storedText(storage, draftKey), storedText(storage, addressKey))) {
    draft.change({});
    tell(texts.draftLost);
  }
  let told = false;
  return draft.subscribe(() => {
    if (told || draft.isKept()) return;
    told = true;
    tell(texts.draftNotKept);
  });
}
