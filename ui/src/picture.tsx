import { classes } from './classes.ts';
import { inWebp } from './picture-copies.ts';
import css from './picture.module.css';

type PictureProps = {
  src: string;
  alt: string;
  /** Intrinsic size: reserves the space before the picture is loaded. */
  width: number;
  height: number;
  /** srcset strings with widths: "/media/a-320.avif 320w, /media/a-640.avif 640w". */
  avif?: string | undefined;
  /** Left out where the copies are those of `avif` under another ending; '' for none. */
  webp?: string | undefined;
  sizes?: string | undefined;
  /** The main picture of the page: loaded at once, not lazily. */
  priority?: boolean | undefined;
  /** `pack`: a packshot on grey, shown whole; `photo`: fills its box. */
  fit?: 'pack' | 'photo' | undefined;
  /** The point that stays in view where the picture is cropped: "30% 60%". */
  focus?: string | undefined;
  className?: string | undefined;
};

/** A responsive picture that causes no layout shift. */
export const Picture = ({
  src,
  alt,
  width,
  height,
  avif,
  webp = avif === undefined ? undefined : inWebp(avif),
  sizes,
  priority,
  fit = 'pack',
  focus,
  className,
}: PictureProps) => (
  <picture className={classes(css.picture, css[fit], className)}>
    {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
    {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      style={focus === undefined ? undefined : { objectPosition: focus }}
    />
  </picture>
);
