/** Hands a text to the person as a file. */
export function keepFile(
  name: string,
  text: string,
  type: 'text/csv' | 'application/json' | 'application/xml',
): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
