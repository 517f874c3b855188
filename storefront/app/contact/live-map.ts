import { control, divIcon, map as createMap, marker, tileLayer } from 'leaflet/dist/leaflet-src.esm.js';
import sheet from 'leaflet/dist/leaflet.css?url';
import css from './contact.module.css';

/** What the button of the map says of it. */
interface MapPlace {
  readonly tiles: string;
  readonly attribution: string;
  readonly attribution_url?: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
  readonly label: string;
  readonly closer: string;
  readonly farther: string;
  readonly failed: string;
}

const loadSheet = (): Promise<void> =>
  new Promise((loaded) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: sheet, onload: loaded, onerror: loaded });
    document.head.append(link);
  });

/** Leaflet takes HTML here. */
function sourceOf({ attribution, attribution_url: url }: MapPlace): string {
  const source = document.createElement(url === undefined ? 'span' : 'a');
  source.textContent = attribution;
  if (url !== undefined) Object.assign(source, { href: url, target: '_blank', rel: 'noopener noreferrer' });
  return source.outerHTML;
}

/** Puts the map in the place of the drawing, with the same size; its tiles are asked for from now on. */
export async function openMap(button: HTMLElement): Promise<void> {
  const figure = button.closest('figure');
  const drawing = figure?.querySelector('svg');
  if (!figure || !drawing || figure.querySelector(`.${css.live}`)) return;
  const place = JSON.parse(button.dataset['map'] ?? '{}') as MapPlace;
  await loadSheet();
  const frame = document.createElement('div');
  frame.className = css.live ?? '';
  frame.setAttribute('role', 'region');
  frame.setAttribute('aria-label', place.label);
  drawing.before(frame);
  const at = [place.latitude, place.longitude] as const;
  const shown = createMap(frame, {
    center: at,
    zoom: place.zoom,
    zoomControl: false,
    scrollWheelZoom: false,
  });
  shown.attributionControl.setPrefix(false);
  const tiles = tileLayer(place.tiles, {
    attribution: sourceOf(place),
    maxZoom: 19,
    referrerPolicy: 'origin',
  }).addTo(shown);
  control.zoom({ zoomInTitle: place.closer, zoomOutTitle: place.farther }).addTo(shown);
  const pin = drawing.querySelector('g')?.innerHTML ?? '';
  const icon = divIcon({
    className: '',
    html: `<svg viewBox="-28 -76 56 78" width="42" height="58">${pin}</svg>`,
    iconSize: [42, 58],
    iconAnchor: [21, 57],
  });
  marker(at, { icon, keyboard: false, interactive: false, alt: place.label }).addTo(shown);
  const note = button.nextElementSibling;
  button.hidden = true;
  if (note) note.textContent = '';
  tiles.once('tileerror', () => {
    if (note) note.textContent = place.failed;
  });
  frame.focus();
}
