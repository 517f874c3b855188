/** Joins the class names that are set: `classes(css.button, wide && css.wide)`. */
export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
