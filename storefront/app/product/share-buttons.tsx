import { Button } from '@casamaestra/ui/button.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import css from './product-page.module.css';

/** Shares or prints the page; how it is shared is loaded when wanted. */
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
