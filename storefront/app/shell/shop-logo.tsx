import type { BrandPicture } from '../platform/brand.ts';

interface ShopMarkProps {
  readonly picture: BrandPicture | undefined;
  /** Shown instead where the ground is dark by the shopper's choice. */
  readonly onDark?: BrandPicture | undefined;
  readonly name: string;
  /** Alternative text. */
  readonly label: string;
  /** In CSS pixels. */
  readonly height: number;
}

/** The shop's logo with a fixed height, or its name when it has none. */
export const ShopLogo = ({ picture, onDark, name, label, height }: ShopMarkProps) =>
  picture === undefined ? (
    <span className="site-name" aria-label={label === name ? undefined : label} role="img">
      {name}
    </span>
  ) : (
    <picture>
      {onDark && <source media="(prefers-color-scheme: dark)" srcSet={onDark.src} />}
      <img
        src={picture.src}
        alt={label}
        height={height}
        width={Math.round((height * picture.width) / picture.height)}
      />
    </picture>
  );
