import type { BrandPicture } from '../platform/brand.ts';

interface ShopMarkProps {
  readonly picture: BrandPicture | undefined;
  readonly name: string;
  /** Alternative text. */
  readonly label: string;
  /** In CSS pixels. */
  readonly height: number;
}

/** The shop's logo with a fixed height, or its name when it has none. */
export const ShopLogo = ({ picture, name, label, height }: ShopMarkProps) =>
  picture === undefined ? (
    <span className="site-name" aria-label={label === name ? undefined : label} role="img">
      {name}
    </span>
  ) : (
    <img
      src={picture.src}
      alt={label}
      height={height}
      width={Math.round((height * picture.width) / picture.height)}
    />
  );
