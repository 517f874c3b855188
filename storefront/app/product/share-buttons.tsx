import { Button } from '@casamaestra/ui/button.tsx';
import { showToast } from '@casamaestra/ui/toast.ts';
import { useMessages } from '../i18n/use-messages.ts';
import css from './product-page.module.css';

/** Shares the page's address, or copies it where the browser cannot share; prints the page. */
export function ShareButtons({ name }: { name: string }) {
  const { product } = useMessages();
  const share = async (): Promise<void> => {
    const link = { title: name, url: location.href };
    try {
      if (typeof navigator.share === 'function') return await navigator.share(link);
      await navigator.clipboard.writeText(link.url);
      showToast({ text: product.linkCopied });
    } catch (error) {
      const changedMind = error instanceof DOMException && error.name === 'AbortError';
      if (!changedMind) showToast({ kind: 'danger', text: link.url });
    }
  };
  return (
    <p className={css.share} data-no-print="">
      <Button variant="quiet" size="s" icon="share" onClick={() => void share()}>
        {product.share}
      </Button>
      <Button variant="quiet" size="s" icon="print" onClick={() => window.print()}>
        {product.print}
      </Button>
    </p>
  );
}
