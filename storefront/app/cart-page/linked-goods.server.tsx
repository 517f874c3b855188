import { GoodsList } from '../cart/goods-list.server.tsx';
import type { ProjectLines } from '../cart/project-lines.server.ts';
import { useMessages } from '../i18n/use-messages.ts';
import css from './cart-page.module.css';

/** The goods of a link such as "/pages/cart?add=RUL-1:3" as sold now, for browsers that keep no cart. */
export function LinkedGoods({ lines }: { lines: ProjectLines }) {
  const { blog } = useMessages();
  return (
    <section className={`page ${css.linked}`} aria-labelledby="linked-goods">
      <h2 id="linked-goods">{blog.goods}</h2>
      <GoodsList {...lines} total={blog.total} />
    </section>
  );
}
