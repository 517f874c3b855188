/** Hearts of products: what they do is loaded at the first click (C10). */
export function attachWishlist(): void {
  document.addEventListener('click', ({ target }) => {
    const heart = target instanceof Element ? target.closest<HTMLElement>('[data-wish]') : null;
    if (heart) void import('../wishlist/browser-wishlist.ts').then((part) => part.toggleWishlistItem(heart));
  });
}
