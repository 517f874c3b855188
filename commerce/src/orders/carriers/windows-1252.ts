/** Bytes of the signs beyond Latin-1 (WHATWG Encoding, windows-1252); the five it leaves open are controls. */
const bytes = new Map<string, number>(
  Array.from(
    new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, at) => at)),
    (sign, at) => [sign, at],
  ),
);

/** Letters that no decomposition brings to one of the encoding. */
const likeness: Readonly<Record<string, string>> = { đ: 'd', Đ: 'D', ł: 'l', Ł: 'L', ħ: 'h', ı: 'i', ŋ: 'n' };

/** A text in signs Windows-1252 has: "Ľubomír" → "Lubomír"; what has no likeness becomes a question mark. */
export const inWindows1252 = (text: string): string =>
  Array.from(text.normalize('NFC'), (sign) => {
    if (bytes.has(sign)) return sign;
    const plain = likeness[sign] ?? sign.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');
    return bytes.has(plain) ? plain : '?';
  }).join('');

/** A text as bytes; signs the encoding has not become question marks. */
export const windows1252 = (text: string): Uint8Array =>
  Uint8Array.from(Array.from(text), (sign) => bytes.get(sign) ?? 0x3f);
