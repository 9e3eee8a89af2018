/** Where somebody was on their way to when a second step was asked for; a path of the application, else the start. */
export const targetOf = (search: string): string => {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/dashboard(?:[/?#][^\\]*)?$/.test(next) ? next : '/';
};

/** Loads the page anew: everything that was refused so far is asked for again. */
export const goOn = (search: string): void => window.location.assign(targetOf(search));
