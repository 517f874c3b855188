import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './dialog.module.css';
import { resurface } from './live.ts';
import { IconButton } from './icon-button.tsx';

type DialogProps = {
  title: ReactNode;
  closeLabel: string;
  open: boolean;
  /** Called for Esc, the close button, a click outside and `<form method="dialog">` inside. */
  onClose: () => void;
  /** A box in the centre, or a drawer from the start, end or bottom of the screen. */
  place?: 'centre' | 'start' | 'end' | 'bottom' | undefined;
  /** Hides the title visually; it is still the dialog's accessible name. */
  hideTitle?: boolean | undefined;
  /** Stays visible at the bottom while the content scrolls. */
  footer?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A modal `<dialog>`: the browser traps the focus, closes it on Esc and restores the focus. The content is
 * mounted only while it is open.
 */
export const Dialog = ({
  title,
  closeLabel,
  open,
  onClose,
  place = 'centre',
  hideTitle,
  footer,
  className,
  children,
}: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) {
      element.showModal();
      resurface();
    } else element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={classes(css.dialog, css[place], className)}
      aria-labelledby={id}
      // React tells the end of a dialog inside of this one as well.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onMouseDown={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      {open && (
        <div className={css.panel}>
          <header className={classes(css.head, hideTitle && css.bare)}>
            <h2 id={id} className={hideTitle ? 'visually-hidden' : css.title}>
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={() => dialog.current?.close()} />
          </header>
          <div className={css.body}>{children}</div>
          {footer && <footer className={css.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
};
