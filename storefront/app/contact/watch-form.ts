interface Watched {
  readonly most: number;
  readonly mostMegabytes: number;
  /** Classes of the error summary, of a control and of its field. */
  readonly summary: string | undefined;
  readonly control: string | undefined;
  readonly field: string | undefined;
}

/** What the browser can say about files before they are sent: too many, too large. The service checks the rest. */
export function watchForm(
  place: HTMLElement,
  { most, mostMegabytes, summary, control, field }: Watched,
): () => void {
  place.querySelector<HTMLElement>(`.${summary}, [role=alert]`)?.focus();
  const check = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.files === null) return;
    if (!target.matches(`.${field} .${control}`)) return;
    const bytes = [...target.files].reduce((sum, { size }) => sum + size, 0);
    const { many = '', large = '' } = target.dataset;
    target.setCustomValidity(
      target.files.length > most ? many : bytes > mostMegabytes * 1_000_000 ? large : '',
    );
    target.reportValidity();
  };
  place.addEventListener('change', check);
  return () => place.removeEventListener('change', check);
}
