import type { ContentFile } from '@casamaestra/contract/content/content-file.ts';
import { existsSync } from 'node:fs';
import { cell, demoRoot, readTable } from '../table/psv.ts';
import type { Line } from '../table/psv.ts';

const icons = ['truck', 'returns', 'shield', 'support', 'store', 'card'] as const;
type Icon = (typeof icons)[number];
type Home = Pick<
  ContentFile,
  'slides' | 'info_boxes' | 'banners' | 'home_categories' | 'departments' | 'promo_tabs' | 'promo_section'
>;

const isIcon = (name: string): name is Icon => (icons as readonly string[]).includes(name);

function iconOf(line: Line): Icon {
  const name = cell(line, 'picture');
  if (!isIcon(name)) throw new Error(`no icon ${name}`);
  return name;
}

/** A picture of its own by its file name, else the packshot with that key. */
const tilePicture = (key: string) => (key.endsWith('.webp') ? key : `riquadro-${key}.webp`);

/** The room of a department, once it was rendered. */
function roomPicture(label: string): string | undefined {
  const plain = label.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\W+/g, '-');
  const name = `stanza-${plain}.webp`;
  return existsSync(new URL(`content/pictures/${name}`, demoRoot)) ? name : undefined;
}

function slide(line: Line): Home['slides'][number] {
  const [button = '', alt = '', position = '', mobile = ''] = cell(line, 'extra').split(';');
  return {
    order: Number(cell(line, 'order')),
    position: position === 'Right' ? 'Right' : 'Left',
    title_1: cell(line, 'label'),
    title_2: cell(line, 'text'),
    button,
    url: cell(line, 'url'),
    picture: cell(line, 'picture'),
    picture_mobile: mobile,
    alt,
    text_color: cell(line, 'colour'),
    background_color_banner: cell(line, 'background'),
    status: 'Published',
  };
}

const tile = (line: Line): Home['departments'][number] => ({
  order: Number(cell(line, 'order')),
  label: cell(line, 'label'),
  url: cell(line, 'url'),
  picture: tilePicture(cell(line, 'picture')),
  status: 'Published',
});

/** Everything on the home page that comes from the table "home". */
export function buildHome(): Home {
  const lines = readTable('home');
  const of = (kind: string) => lines.filter((line) => cell(line, 'kind') === kind);
  const promo = of('promo')[0];
  if (!promo) throw new Error('the home table has no promo line');
  return {
    slides: of('slide').map(slide),
    info_boxes: of('box').map((line) => ({
      order: Number(cell(line, 'order')),
      icon: iconOf(line),
      title: cell(line, 'label'),
      text: cell(line, 'text'),
      url: cell(line, 'url'),
    })),
    banners: of('banner').map((line) => ({
      order: Number(cell(line, 'order')),
      label: cell(line, 'label'),
      text: cell(line, 'text'),
      url: cell(line, 'url'),
      picture: cell(line, 'picture'),
      background_color_banner: cell(line, 'background'),
      text_color: cell(line, 'colour'),
      status: 'Published',
    })),
    home_categories: of('tile').map(tile),
    departments: of('department').map((line) => {
      const room = roomPicture(cell(line, 'label'));
      return { ...tile(line), ...(room !== undefined && { picture: room }) };
    }),
    promo_tabs: of('tab').map((line) => ({
      text: cell(line, 'label'),
      url: cell(line, 'url'),
      icon: '',
      b2c: 1,
      b2b: 0,
      status: 'Published',
      order: Number(cell(line, 'order')),
    })),
    promo_section: {
      title: cell(promo, 'label'),
      text: cell(promo, 'text'),
      button: cell(promo, 'extra'),
      url: cell(promo, 'url'),
      picture: cell(promo, 'picture'),
      goods: of('need').map((line) => ({ sku: cell(line, 'label'), quantity: Number(cell(line, 'text')) })),
    },
  };
}
