/** Joins the classes that hold: `classNames(styles.two, isNew && styles.new)`. */
export const classNames = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
