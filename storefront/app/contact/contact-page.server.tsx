import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { addressLine } from '@casamaestra/contract/shop/shop-words.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { LinkButton } from '@casamaestra/ui/button.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { AreaMap } from './area-map.server.tsx';
import { ContactDetails } from './contact-details.server.tsx';
import { EnquiryForm } from './enquiry-form.server.tsx';
import type { EnquiryScreen } from './enquiry-action.server.ts';
import css from './contact.module.css';

interface ContactPageProps {
  readonly shop: ShopFile;
  readonly now: number;
  /** Number of the message that was just sent. */
  readonly ticket: string | null;
  /** Null where the service takes no messages. */
  readonly screen: EnquiryScreen | null;
}

/** R15: how to reach the shop, and the form. */
export function ContactPage({ shop, now, ticket, screen }: ContactPageProps) {
  const { contact } = useMessages();
  const address = shop.store?.address ?? shop.company.address;
  return (
    <>
      <header className={css.head}>
        <h1>{contact.title}</h1>
        <p>{contact.intro}</p>
      </header>
      {ticket !== null && <Sent number={ticket} />}
      <div className={css.columns}>
        <div className={css.main}>
          {ticket === null && screen !== null && <EnquiryForm screen={screen} shop={shop} />}
          <Shortcuts />
        </div>
        <div className={css.side}>
          <ContactDetails shop={shop} now={now} />
          <AreaMap
            address={address}
            name={shop.store?.name ?? shop.company.name}
            label={addressLine(address)}
            map={shop.store && shop.map}
          />
        </div>
      </div>
    </>
  );
}

function Sent({ number }: { number: string }) {
  const { contact } = useMessages();
  return (
    <section className={css.sent} role="status" aria-labelledby="contact-sent">
      <h2 id="contact-sent">
        <Icon name="check" size={24} /> {contact.sentTitle}
      </h2>
      <p className={css.number}>{contact.sentNumber(number)}</p>
      <p>{contact.sentText}</p>
      <p data-no-print="">
        <LinkButton href={urls.contact()} variant="secondary">
          {contact.another}
        </LinkButton>
      </p>
    </section>
  );
}

function Shortcuts() {
  const { contact } = useMessages();
  return (
    <nav className={css.shortcuts} aria-labelledby="contact-shortcuts" data-no-print="">
      <h2 id="contact-shortcuts">{contact.trackTitle}</h2>
      <ul>
        <li>
          <a href={urls.trackOrder()}>{contact.trackOrder}</a>
        </li>
        <li>
          <a href={urls.faq()}>{contact.faq}</a>
        </li>
        <li>
          <a href={urls.webPage('web-page/resi-e-recesso')}>{contact.returns}</a>
        </li>
      </ul>
    </nav>
  );
}
