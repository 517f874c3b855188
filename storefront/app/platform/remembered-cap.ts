import { addressKey } from './address-key.ts';
import { storedValue, keepValue } from './stored-value.ts';

const home = 'IT';
const fiveDigits = /^\d{5}$/;

/** The delivery address as the browser keeps it; whoever edits it reads it with more care (`draft/address-draft.ts`). */
function storedAddress(): Readonly<Record<string, unknown>> {
  const stored = storedValue(addressKey);
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
}

/** The CAP of the delivery address of this browser; empty while there is none. */
export function rememberedCap(): string {
  const { country = home, pincode } = storedAddress();
  return country === home && typeof pincode === 'string' && fiveDigits.test(pincode) ? pincode : '';
}

/** Keeps a CAP with the delivery address, unless the shopper has begun to enter one or lives elsewhere. */
export function rememberCap(cap: string): void {
  const stored = storedAddress();
  const { country = home, address_line1: street = '', city = '' } = stored;
  if (!fiveDigits.test(cap) || country !== home || street !== '' || city !== '') return;
  keepValue(addressKey, { ...stored, country: home, pincode: cap });
  // A draft that this page has read before reads it again, as it does for a change of another tab.
  window.dispatchEvent(new StorageEvent('storage', { key: addressKey }));
}
