import { money } from '@casamaestra/texts/format/money.ts';
import { EnergyArrow } from '../catalogue/energy-arrow.tsx';
import { contentLang, useLocale, useMessages } from '../i18n/use-messages.ts';
import type { ProjectLines } from './project-lines.server.ts';

/** Goods with their quantities and what they cost together; what is sold out by its name. `total` is the word before the sum. */
export function GoodsList({ goods, soldOut, total: totalWord }: ProjectLines & { total: string }) {
  const { card } = useMessages();
  const locale = useLocale();
  const total = goods.reduce((sum, { quantity, price }) => sum + Math.round(quantity * price * 100), 0) / 100;
  return (
    <>
      <ul>
        {goods.map(({ sku, name, url, quantity, price, image, energy }) => (
          <li key={sku}>
            {image !== undefined && <img src={image} alt="" width={48} height={48} loading="lazy" />}
            <span>
              <a lang={contentLang(locale)} href={url}>
                {name}
              </a>{' '}
              {energy && <EnergyArrow energy={energy} />}
            </span>
            <span className="tabular">
              {quantity} × {money(price, locale)}
            </span>
          </li>
        ))}
      </ul>
      <p data-total="">
        <span>{totalWord}</span> <strong className="tabular">{money(total, locale)}</strong>
      </p>
      {soldOut.length > 0 && (
        <p>
          {card.soldOut}: <span lang={contentLang(locale)}>{soldOut.join(' · ')}</span>
        </p>
      )}
    </>
  );
}
