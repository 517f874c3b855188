import { box } from '@casamaestra/ui/box.ts';
import { classes } from '@casamaestra/ui/classes.ts';
import type { PickupPlace } from '@casamaestra/contract/shipping/pickup-place.ts';
import { Icon } from '@casamaestra/ui/icon.tsx';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import css from './pickup-card.module.css';

type PickupCardProps = {
  place: PickupPlace;
  /** When the order is ready. */
  ready?: ReactNode;
  /** Number of the order to bring along, once there is one. */
  number?: string | undefined;
};

const mapOf = ({ street, town }: PickupPlace): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${town.replace(/ \(.*$/, '')}`)}`;

/** Where an order is collected: address, opening hours, directions, what to bring. */
export function PickupCard({ place, ready, number }: PickupCardProps) {
  const { pickup: texts } = useMessages();
  return (
    <div className={classes(box, css.card)}>
      <p className={css.name}>
        <Icon name="pin" size={22} />
        <strong>{place.name}</strong>
      </p>
      {ready && <p className={css.ready}>{ready}</p>}
      <address className={css.address}>
        {place.street}
        <br />
        {place.town}
        <br />
        <a href={mapOf(place)} target="_blank" rel="noopener noreferrer">
          {texts.map}
        </a>
      </address>
      <div>
        <p className={css.label}>{texts.hours}</p>
        {place.hours.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div>
        <p className={css.label}>{texts.bring}</p>
        <p>{number === undefined ? texts.bringLater : texts.bringNumber(number)}</p>
      </div>
    </div>
  );
}
