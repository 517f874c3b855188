/** How far below the screen the next products are fetched. */
const ahead = '400px';

let watching: IntersectionObserver | undefined;

/** Follows the link to the next products when it comes near the screen, as long as it leads to this address. */
export function followLink(href: string): void {
  watching?.disconnect();
  const link = document.querySelector<HTMLAnchorElement>('#altri');
  if (link?.getAttribute('href') !== href) return;
  watching = new IntersectionObserver(
    (seen) => {
      // A busy browser tells several moments at once.
      const isNear = seen.some(({ isIntersecting }) => isIntersecting);
      if (!isNear || link.getAttribute('href') !== href || !navigator.onLine) return;
      watching?.disconnect();
      link.click();
    },
    { rootMargin: `0px 0px ${ahead}` },
  );
  watching.observe(link);
}
