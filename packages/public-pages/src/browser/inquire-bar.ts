/** The bar at the foot gives way while the form that it leads to is on screen. */
export function startInquireBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-inquire-bar]');
  const form = document.querySelector('[data-inquiry]');
  if (!bar || !form) return;
  new IntersectionObserver(([entry]) => {
    bar.hidden = entry?.isIntersecting ?? false;
  }).observe(form);
}
