/** Hands a text, or bytes, to the person as a file. */
export function keepFile(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  type: 'text/csv' | 'application/json' | 'application/xml' | 'application/zip',
): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
