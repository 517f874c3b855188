import type { ReactNode } from 'react';

/** Words for assistive technology only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="visually-hidden">{children}</span>
);
