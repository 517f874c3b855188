import css from './toast.module.css';

/** The live region of messages; once per page and always present, so that screen readers observe it. */
export const ToastRegion = () => (
  <div id="toasts" className={css.region} role="status" aria-live="polite" suppressHydrationWarning />
);
