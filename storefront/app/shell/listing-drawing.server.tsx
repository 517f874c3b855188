import type { LayoutVariant } from '../listing/listing-layout.ts';
import css from './layouts-page.module.css';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly className?: string | undefined;
}

const width = 240;
const height = 150;
const gap = 6;

export type DrawingProps<Layout> = {
  layout: Layout;
  /** Addresses of pictures that stand where the page has its goods, one after the other. */
  pictures: readonly string[];
};

/** A listing in small, from the row of its layout: head, filters, goods of the shop, pages. */
export function ListingDrawing({ layout, pictures }: DrawingProps<LayoutVariant>) {
  return <Boxes boxes={[...frame(layout), ...goods(layout), ...ending(layout)]} pictures={pictures} />;
}

/** A page as boxes, with pictures in those of its goods. */
export function Boxes({ boxes, pictures }: { boxes: readonly Box[]; pictures: readonly string[] }) {
  const shown = boxes.filter(({ className, y }) => className === css.good && y < height);
  return (
    <svg className={css.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {boxes.map(({ x, y, w, h, className }) => (
        <rect key={`${x} ${y} ${w} ${h}`} x={x} y={y} width={w} height={h} rx={2} className={className} />
      ))}
      {pictures.length > 0 &&
        shown.map(({ x, y, w, h }, at) => (
          <image
            key={`${x} ${y}`}
            href={pictures[at % pictures.length]}
            x={x}
            y={y}
            width={w}
            height={h}
            preserveAspectRatio="xMidYMid slice"
          />
        ))}
    </svg>
  );
}

const headHeight = { plain: 10, picture: 34, slider: 30 } as const;
const beside = 46;

/** Where the products begin. */
const top = ({ header, filters }: LayoutVariant): number =>
  8 + headHeight[header] + gap + (filters === 'row' ? 14 : filters === 'board' ? 30 : 0);

function frame(layout: LayoutVariant): Box[] {
  const { header, filters } = layout;
  const below = 8 + headHeight[header] + gap;
  const head: Box =
    header === 'plain'
      ? { x: 8, y: 8, w: 90, h: 10, className: css.words }
      : { x: 8, y: 8, w: width - 16, h: headHeight[header], className: css.tint };
  const title: Box[] = header === 'picture' ? [{ x: 16, y: 24, w: 70, h: 12, className: css.paper }] : [];
  const slides: Box[] =
    header === 'slider'
      ? [0, 1, 2].map((at) => ({ x: 14 + at * 74, y: 13, w: 68, h: 20, className: css.paper }))
      : [];
  const menus = Array.from({ length: filters === 'row' ? 5 : 0 }, (_, at) => ({
    x: 8 + at * 38,
    y: below,
    w: 34,
    h: 8,
    className: css.accent,
  }));
  const place: Record<LayoutVariant['filters'], Box[]> = {
    left: [{ x: 8, y: below, w: beside, h: 120, className: css.accent }],
    right: [{ x: width - 8 - beside, y: below, w: beside, h: 120, className: css.accent }],
    drawer: [],
    row: menus,
    board: [{ x: 8, y: below, w: width - 16, h: 24, className: css.accent }],
  };
  return [head, ...title, ...slides, ...place[filters]];
}

function goods(layout: LayoutVariant): Box[] {
  const { filters, view, columns = filters === 'drawer' ? 5 : 4 } = layout;
  const aside = filters === 'left' || filters === 'right' ? beside + gap : 0;
  const left = 8 + (filters === 'left' ? aside : 0);
  const room = width - 16 - aside;
  if (view === 'list') {
    return [0, 1, 2, 3].flatMap((row) => [
      { x: left, y: top(layout) + row * 30, w: 30, h: 24, className: css.good },
      { x: left + 38, y: top(layout) + row * 30 + 4, w: 90, h: 5, className: css.words },
      { x: left + 38, y: top(layout) + row * 30 + 13, w: 60, h: 4, className: css.words },
    ]);
  }
  const size = (room - gap * (columns - 1)) / columns;
  return Array.from({ length: columns * 5 }, (_, at) => ({
    x: left + (at % columns) * (size + gap),
    y: top(layout) + Math.floor(at / columns) * (size + gap),
    w: size,
    h: size,
    className: css.good,
  }));
}

function ending({ paging, filters }: LayoutVariant): Box[] {
  const drawer: Box[] =
    filters === 'drawer' ? [{ x: 8, y: height - 22, w: 34, h: 14, className: css.accent }] : [];
  if (paging === 'numbers') return drawer;
  return [...drawer, { x: width / 2 - 30, y: height - 20, w: 60, h: 12, className: css.dark }];
}
