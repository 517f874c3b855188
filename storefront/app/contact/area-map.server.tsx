import type { ShopAddress, ShopMap } from '@casamaestra/contract/shop/shop-file.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import css from './contact.module.css';

/** Lines that stand for streets; the widest one carries the name of the shop's street. */
const minorStreets =
  'M-10 74 120 40 260 70 490 22M70-10 96 130 60 310M190-10 176 120 214 310M392-10 366 140 420 310';
const MAIN_STREET = 'M-10 236C90 214 170 186 252 168S410 118 490 84';
const blocks = [
  'M112 66l58-14 8 60-52 18z',
  'M206 64l64-2 60 2-14 70-92 26z',
  'M236 196l114-34 24 96-96 22z',
];

interface AreaMapProps {
  readonly address: ShopAddress;
  readonly name: string;
  readonly label: string;
  readonly map: ShopMap | undefined;
}

/**
 * The place as a drawing of ours: street and town by name, not to scale, and it says so. No map service is asked, unless
 * the shop has one and somebody presses its button; the link to one is only followed by who wants to.
 */
export function AreaMap({ address, name, label, map }: AreaMapProps) {
  const { contact } = useMessages();
  const search = `https://www.openstreetmap.org/search?query=${encodeURIComponent(label)}`;
  return (
    <figure className={css.map}>
      <svg viewBox="0 0 480 300" role="img" aria-label={contact.mapAlt(label)}>
        <rect width="480" height="300" className={css.ground} />
        {blocks.map((block) => (
          <path key={block} d={block} className={css.block} />
        ))}
        <path d="M300-10 330 60 480 40V-10Z" className={css.green} />
        <path d={minorStreets} className={css.street} />
        <path d={MAIN_STREET} className={css.mainEdge} />
        <path id="contact-street" d={MAIN_STREET} className={css.mainStreet} />
        <text className={css.streetName} dy="5">
          <textPath href="#contact-street" startOffset="6%">
            {address.street.replace(/[ ,]*\d+\S*$/, '')}
          </textPath>
        </text>
        <g transform="translate(296 156)">
          <path d="M0 0C-22-26-26-38-26-48a26 26 0 0 1 52 0C26-38 22-26 0 0Z" className={css.pin} />
          <path d="M-12-42 0-54 12-42V-32H-12Z" className={css.pinHouse} />
        </g>
        <text x="462" y="282" textAnchor="end" className={css.town}>
          {address.town}
        </text>
      </svg>
      {map && <LiveMapOffer map={map} label={label} />}
      <figcaption>
        <strong>{name}</strong>, {label}. {map === undefined ? contact.mapNote : ''}{' '}
        <a href={search} target="_blank" rel="noopener noreferrer nofollow" data-no-print="">
          {contact.mapLink}
        </a>
      </figcaption>
    </figure>
  );
}

/** Asks before the map's service is: what the script needs is in the button. */
function LiveMapOffer({ map, label }: { map: ShopMap; label: string }) {
  const { contact } = useMessages();
  const { mapCloser: closer, mapFarther: farther, mapFailed: failed } = contact;
  const { provider: _provider, ...place } = map;
  return (
    <div className={css.offer} data-no-print="">
      <Button variant="secondary" data-map={JSON.stringify({ ...place, label, closer, farther, failed })}>
        {contact.mapShow}
      </Button>
      <p>{contact.mapFrom(map.provider)}</p>
    </div>
  );
}
