/**
 * Props of a box that the shopper may tick before the answer is there: it shows the tick at once and follows
 * the address after each answer.
 */
export const following = (checked: boolean) => ({
  defaultChecked: checked,
  ref: (box: HTMLInputElement | null): void => {
    if (box) box.checked = checked;
  },
});

/** The same for a field or a list to choose from. */
export const followingValue = (value: string) => ({
  defaultValue: value,
  ref: (control: HTMLInputElement | HTMLSelectElement | null): void => {
    if (control) control.value = value;
  },
});
