export type FormValues = Readonly<Record<string, string>>;

/** What is wrong, by name of the control, in the order of the page. */
export type FormProblems = Readonly<Record<string, string | undefined>>;

/** What the controls of a form hold, by their names; files are left out. */
export const typedValues = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    Array.from(new FormData(form)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/** Name and value of a control; empty for what is none. */
export function controlOf(target: EventTarget): { readonly name: string; readonly value: string } {
  const isControl =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  return isControl ? target : { name: '', value: '' };
}

/** Moves the focus to the first control of a form with a problem; false where none has. */
export function focusFirst(form: HTMLFormElement, problems: FormProblems): boolean {
  const first = Array.from(form.elements).find(
    (control) => control instanceof HTMLElement && problems[controlOf(control).name] !== undefined,
  );
  if (first instanceof HTMLElement) first.focus();
  return first !== undefined;
}
