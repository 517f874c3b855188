/**
 * Props of a checkbox with a controlled default: it shows a click at once and is reset to the state of the
 * URL after each navigation.
 */
export const controlledDefault = (checked: boolean) => ({
  defaultChecked: checked,
  ref: (box: HTMLInputElement | null): void => {
    if (box) box.checked = checked;
  },
});

/** The same for an input or select. */
export const controlledDefaultValue = (value: string) => ({
  defaultValue: value,
  ref: (control: HTMLInputElement | HTMLSelectElement | null): void => {
    if (control) control.value = value;
  },
});
