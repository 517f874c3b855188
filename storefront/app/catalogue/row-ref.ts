/**
 * For the `ref` of a row of products: where a mouse may turn it, its arrows are loaded once it comes near the viewport,
 * after hydration.
 */
export function rowRef(section: HTMLElement | null): (() => void) | undefined {
  if (!section || !matchMedia('(width >= 62rem) and (hover: hover)').matches) return undefined;
  const observer = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void import('./row-arrows.ts').then((part) => part.startArrows(section));
    },
    { rootMargin: '300px' },
  );
  observer.observe(section);
  return () => observer.disconnect();
}
