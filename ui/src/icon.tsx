import type { IconName } from './icon-paths.ts';
import iconsUrl from './icons.svg';

type IconProps = { name: IconName; size?: number; filled?: boolean; className?: string | undefined };

/**
 * A decorative icon in the text colour; the control around it has the accessible name. All icons are in one
 * SVG file, so that no script contains them.
 */
export const Icon = ({ name, size = 24, filled = false, className }: IconProps) => (
  <svg
    className={className}
    width={size}
    height={size}
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="square"
    aria-hidden="true"
  >
    <use href={`${iconsUrl}#${name}`} />
  </svg>
);
