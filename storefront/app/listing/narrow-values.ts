import { foldedForSearch } from '../platform/folded-text.ts';

const followed = new WeakSet<HTMLInputElement>();

/** Narrowing is no filter of the listing: neither typing nor Enter asks for another page. */
export function keepToPanel(field: HTMLInputElement): void {
  field.addEventListener('change', (event) => event.stopPropagation());
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault();
  });
}

/** S06: the values of a group are narrowed to those that hold what is typed, without case and accents. */
export function narrowValues(field: HTMLInputElement): void {
  if (followed.has(field)) return;
  followed.add(field);
  const group = field.parentElement;
  if (group === null) return;
  const show = (): void => {
    const typed = foldedForSearch(field.value);
    group.toggleAttribute('data-narrowed', typed !== '');
    for (const label of group.querySelectorAll('label')) {
      label.toggleAttribute('data-match', foldedForSearch(label.textContent).includes(typed));
    }
    const more = group.querySelector('details');
    if (more && typed !== '') more.open = true;
  };
  field.addEventListener('input', show);
  keepToPanel(field);
  show();
}
