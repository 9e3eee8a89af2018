let timer: ReturnType<typeof setTimeout> | undefined;

/** Says what was done, to those who see the page and those who hear it. */
export function notify(text: string): void {
  const place = document.querySelector('[data-notice]');
  if (!place) return;
  place.textContent = text;
  clearTimeout(timer);
  timer = setTimeout(() => {
    place.textContent = '';
  }, 6000);
}
