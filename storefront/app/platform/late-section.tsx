import { useEffect, useRef } from 'react';

type LateSectionProps = {
  id: string;
  /** Id of its heading. */
  labelledBy: string;
  className: string | undefined;
  /** The server's markup; empty in the browser, where hydration keeps the existing markup. */
  html: string;
  /** Makes the section interactive; resolves to what ends that. The same function as long as it does the same. */
  start: (section: HTMLElement) => Promise<() => void>;
};

/**
 * A section that the server renders, and that becomes interactive once it comes near the viewport: its scripts are no
 * part of the page's.
 */
export function LateSection({ id, labelledBy, className, html, start }: LateSectionProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const section = place.current;
    if (!section) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    const observer = new IntersectionObserver(
      (seen) => {
        // A busy browser tells several moments at once.
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void start(section).then((end) => {
          if (gone) end();
          else stop = end;
        });
      },
      { rootMargin: '300px' },
    );
    observer.observe(section);
    return () => {
      gone = true;
      observer.disconnect();
      stop?.();
    };
  }, [start]);
  return (
    <section
      id={id}
      ref={place}
      aria-labelledby={labelledBy}
      className={className}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}
