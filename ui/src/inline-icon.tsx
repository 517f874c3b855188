import { iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';

/** Like Icon, but inline in the page: for header and footer, which are not hydrated. */
export const InlineIcon = ({ name, size = 24 }: { name: IconName; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="square"
    aria-hidden="true"
  >
    <path d={iconPaths[name]} />
  </svg>
);
