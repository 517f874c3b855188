import { useEffect, useRef, useState } from 'react';
import css from './preview.module.css';

/** The widths that are tried, in CSS pixels. */
const widths = { phone: 390, desktop: 1280 } as const;
/** Its one script keeps the place in its own storage; no windows, no forms, no way to the page around it. */
const rights = 'allow-scripts allow-same-origin';
export type PreviewWidth = keyof typeof widths;

/** The size of an element, as it changes. */
function useSize() {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, size };
}

/** Tells which page of the shop a frame shows; only frames of ours are listened to. */
function usePageSeen(onPage: (page: string) => void) {
  const frames = useRef(new Set<HTMLIFrameElement>());
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (![...frames.current].some(({ contentWindow }) => contentWindow === source)) return;
      if (typeof data !== 'object' || data === null || !('preview' in data)) return;
      if (typeof data.preview === 'string' && /^\/(?!\/)/.test(data.preview)) onPage(data.preview);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [onPage]);
  return (frame: HTMLIFrameElement | null) => {
    if (frame === null) return undefined;
    frames.current.add(frame);
    return () => void frames.current.delete(frame);
  };
}

/** A page that a frame opens; another visit loads it again. */
export interface FrameTarget {
  readonly url: string;
  readonly visit: number;
}

type PreviewFrameProps = {
  target: FrameTarget;
  title: string;
  width: PreviewWidth;
  onPage: (page: string) => void;
};

/** A page of the shop at the width of a phone or a computer, as small as the place is. The one before stays until the next is there. */
export function PreviewFrame({ target, title, width, onPage }: PreviewFrameProps) {
  const { place, size } = useSize();
  const [loaded, setLoaded] = useState(target);
  const listenTo = usePageSeen(onPage);
  const scale = Math.min(1, size.width / widths[width]);
  return (
    <div ref={place} className={css.place}>
      {size.width > 0 &&
        [...new Set([loaded, target])].map((one) => (
          <iframe
            key={one.visit}
            ref={listenTo}
            src={one.url}
            title={title}
            sandbox={rights}
            className={css.frame}
            data-waiting={one !== loaded || undefined}
            inert={one !== loaded}
            onLoad={() => setLoaded(one)}
            style={{
              width: widths[width],
              height: size.height / scale,
              insetInlineStart: Math.max(0, (size.width - widths[width]) / 2),
              transform: `scale(${scale})`,
            }}
          />
        ))}
    </div>
  );
}
