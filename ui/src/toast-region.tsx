import css from './toast.module.css';

/** Where messages appear; once per page, always present so that screen readers listen to it. */
export const ToastRegion = () => (
  <div id="toasts" className={css.region} role="status" aria-live="polite" suppressHydrationWarning />
);
