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
  /** Below what is seen first. */
  readonly loading?: 'lazy' | undefined;
}

/** The shop's logo with a fixed height, or its name when it has none. */
export const ShopLogo = ({ picture, onDark, name, label, height, loading }: ShopMarkProps) =>
  picture === undefined ? (
    <span className="site-name" aria-label={label} role="img">
      {name}
    </span>
  ) : (
    <span className={onDark && 'site-two-logos'}>
      <Logo picture={picture} label={label} height={height} loading={loading} />
      {onDark && <Logo picture={onDark} label={label} height={height} loading="lazy" />}
    </span>
  );

type LogoProps = Pick<ShopMarkProps, 'label' | 'height'> & {
  picture: BrandPicture;
  loading?: 'lazy' | undefined;
};

/** Not loaded while it is not shown, when lazy. */
const Logo = ({ picture, label, height, loading }: LogoProps) => (
  <img
    src={picture.src}
    alt={label}
    height={height}
    width={Math.round((height * picture.width) / picture.height)}
    loading={loading}
  />
);
