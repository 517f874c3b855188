import type { QuotedLine } from '@casamaestra/contract/cart/quote.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { EnergyArrow } from '../../catalogue/energy-arrow.tsx';
import { energyPart } from '../../catalogue/energy-class.ts';
import { useCart } from '../../cart/browser-cart.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { useContentLang, useLocale, useMessages, wordsLang } from '../../i18n/use-messages.ts';
import css from '../../quote/summary.module.css';

type SummaryLineProps = { line: QuotedLine; onRemove?: (() => void) | undefined };

/** A line of the summary: picture with quantity, name, notices, amount. */
export function SummaryLine({ line, onRemove }: SummaryLineProps) {
  const { cart, checkout } = useMessages();
  const { summary: texts, review } = checkout;
  const picture = useCart().list.find(({ sku }) => sku === line.sku)?.small_pictures[0];
  const lang = useContentLang();
  const locale = useLocale();
  const { energy } = energyPart(line);
  const gone = line.qty === 0;
  const hazards = (line.hazard_label ?? []).flatMap((code) => review.hazards[code] ?? []);
  const notes = [
    line.custom_made && review.customMade,
    line.age_check
      ? review.ageCheck(line.min_age ?? 18)
      : line.min_age !== null && review.minAge(line.min_age),
    (line.hazardous || hazards.length > 0) && [...hazards, review.hazardous].join(' · '),
  ].filter((note) => note !== false);
  return (
    <li className={css.line} data-gone={gone || undefined}>
      <span className={css.picture}>
        {line.picture && (
          <img
            src={line.picture.url}
            alt=""
            width={Number(line.picture.width)}
            height={Number(line.picture.height)}
          />
        )}
      </span>
      <span className={css.about}>
        <span className={css.name} lang={lang}>
          {line.name}
        </span>
        {picture?.other_colour && <span className={css.note}>{cart.otherColour}</span>}
        {line.options !== '' && (
          <span className={css.note} lang={wordsLang(line, locale)}>
            {line.options}
          </span>
        )}
        {gone ? (
          <span className={css.gone}>{texts.unavailable}</span>
        ) : (
          <span className={css.note}>{texts.quantity(line.qty)}</span>
        )}
        {energy && !gone && <EnergyArrow energy={energy} />}
        {notes.map((note) => (
          <span key={note} className={css.warning}>
            <Icon name="info" size={16} />
            {note}
          </span>
        ))}
        {gone && onRemove && (
          <Button
            size="s"
            variant="secondary"
            icon="trash"
            aria-label={texts.removeNamed(line.name)}
            onClick={onRemove}
          >
            {texts.remove}
          </Button>
        )}
      </span>
      <Amount line={line} />
    </li>
  );
}

function Amount({ line }: Pick<SummaryLineProps, 'line'>) {
  const { summary: texts } = useMessages().checkout;
  const locale = useLocale();
  const gone = line.qty === 0;
  return (
    <span className={css.amount}>
      {!gone && money(line.amount, locale)}
      {!gone && line.struck_price !== null && (
        <s>
          <span className="visually-hidden">{texts.was} </span>
          {money(line.struck_price * line.qty, locale)}
        </s>
      )}
    </span>
  );
}
