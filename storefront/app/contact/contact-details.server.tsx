import type { ShopAddress, ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { phoneLink, townOf } from '@casamaestra/contract/shop/shop-words.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { openingNow } from '@casamaestra/rules/opening/opening-now.ts';
import { openingLines } from '@casamaestra/texts/format/opening-hours.ts';
import { dayInFigures } from '@casamaestra/texts/format/date.ts';
import { LinkButton } from '@casamaestra/ui/button.tsx';
import type { ReactNode } from 'react';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import { openingWords } from './opening-words.ts';
import css from './contact.module.css';

type Parts = { shop: ShopFile; now: number };

const Address = ({ address }: { address: ShopAddress }) => (
  <address className={css.address}>
    {address.street}
    <br />
    {townOf(address)}
  </address>
);

/** Store, telephone and mail, with what is open now. */
export function ContactDetails({ shop, now }: Parts) {
  const { contact } = useMessages();
  const { store, contacts, company } = shop;
  return (
    <div className={css.details}>
      {store && (
        <Detail title={store.name}>
          <OpeningState shop={shop} now={now} of="store" />
          <Address address={store.address} />
          <Hours shop={shop} of="store" />
        </Detail>
      )}
      <Detail title={contact.phone}>
        <OpeningState shop={shop} now={now} of="phone" />
        <p className={css.large}>
          <a href={`tel:${phoneLink(shop)}`}>{contacts.phone}</a>
        </p>
        <Hours shop={shop} of="phone" />
        {contacts.whatsapp !== undefined && (
          <LinkButton
            href={urls.whatsapp()}
            target="_blank"
            rel="noopener nofollow"
            variant="secondary"
            icon="chat"
          >
            {contact.whatsapp}
          </LinkButton>
        )}
      </Detail>
      <Detail title={contact.write}>
        <dl className={css.mails}>
          <dt>{contact.assistance}</dt>
          <dd>
            <a href={`mailto:${contacts.assistance_email}`}>{contacts.assistance_email}</a>
          </dd>
          <dt>{contact.generalMail}</dt>
          <dd>
            <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
          </dd>
          <dt>{contact.pec}</dt>
          <dd>{contacts.pec}</dd>
        </dl>
      </Detail>
      {!store && (
        <Detail title={contact.company}>
          <Address address={company.address} />
        </Detail>
      )}
    </div>
  );
}

const Detail = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.detail}>
    <h2>{title}</h2>
    {children}
  </section>
);

type OfHours = { shop: ShopFile; of: 'store' | 'phone' };
const hoursOf = ({ shop, of }: OfHours) =>
  of === 'store' ? (shop.store?.hours ?? []) : shop.contacts.phone_hours;

function OpeningState({ shop, of, now }: OfHours & { now: number }) {
  const { contact } = useMessages();
  const locale = useLocale();
  const words = openingWords(openingNow(now, hoursOf({ shop, of }), shop.closed), contact, locale);
  const said =
    of === 'store' ? [contact.openNow, contact.closedNow] : [contact.phoneOpen, contact.phoneClosed];
  const [isOpenText, isClosedText] = said as [(when: string) => string, (when: string) => string];
  const text =
    words === null ? contact.closedForLong : (words.isOpen ? isOpenText : isClosedText)(words.when);
  return <p className={words?.isOpen === true ? css.open : css.closed}>{text}</p>;
}

function Hours(props: OfHours) {
  const { contact } = useMessages();
  const locale = useLocale();
  const { closed } = props.shop;
  const days = (closed?.days ?? []).map(({ from, to = from }) =>
    contact.closedFrom(dayInFigures(from, locale), dayInFigures(to, locale)),
  );
  const notes = [...(closed?.italian_holidays === true ? [contact.holidays] : []), ...days];
  return (
    <ul className={css.hours}>
      {[...openingLines(hoursOf(props), locale), ...notes].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
