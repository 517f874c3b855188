import { Button } from '@casamaestra/ui/button.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import css from './product-page.module.css';

/** Buttons to share or print the page; the sharing code is loaded on click. */
export function ShareButtons({ name }: { name: string }) {
  const { product } = useMessages();
  const share = (): void =>
    void import('./share-page.ts').then((part) => part.sharePage(name, product.linkCopied));
  return (
    <p className={css.share} data-no-print="">
      <Button variant="quiet" size="s" icon="share" onClick={share}>
        {product.share}
      </Button>
      <Button variant="quiet" size="s" icon="print" onClick={() => window.print()}>
        {product.print}
      </Button>
    </p>
  );
}
