/** Opens the map once its button is pressed; only then anything of it is loaded. */
export function offerMap(place: HTMLElement): () => void {
  const onClick = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-map]') : null;
    if (button) void import('./live-map.ts').then(({ openMap }) => openMap(button));
  };
  place.addEventListener('click', onClick);
  return () => place.removeEventListener('click', onClick);
}
