export const officeThemes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof officeThemes)[number];

const key = 'back-office theme';

export function chosenTheme(): Theme {
  try {
    return officeThemes.find((theme) => theme === localStorage.getItem(key)) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Colours as chosen, else as the system has them. */
export function applyTheme(theme: Theme = chosenTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Without storage the choice holds for this page.
    return;
  }
}
