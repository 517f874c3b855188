/** Puts a text on the clipboard. False when the browser allows it in no way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing on pages that are not served securely; refused where it is not permitted.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}
