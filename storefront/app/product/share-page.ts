import { showToast } from '@casamaestra/ui/toast.ts';

/** Shares the page's URL, or copies it when the browser cannot share. */
export async function sharePage(name: string, copied: string): Promise<void> {
  const link = { title: name, url: location.href };
  try {
    if (typeof navigator.share === 'function') return await navigator.share(link);
    await navigator.clipboard.writeText(link.url);
    showToast({ text: copied });
  } catch (error) {
    const changedMind = error instanceof DOMException && error.name === 'AbortError';
    if (!changedMind) showToast({ kind: 'danger', text: link.url });
  }
}
