/** Browsers read the file after the click has returned. */
const keptMs = 60_000;

/** Gives a JSON text to the shopper as a file. */
export function saveFile(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
