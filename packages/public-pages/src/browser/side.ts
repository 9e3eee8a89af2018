const header = 80;
const foot = 24;

/** A side that is taller than the window scrolls until its lower end is reached, and stands there. */
export function startSide(): void {
  const side = document.querySelector<HTMLElement>('[data-side]');
  if (!side) return;
  const place = () => {
    const top = Math.min(header, innerHeight - side.offsetHeight - foot);
    side.style.setProperty('--sticky-top', `${top}px`);
  };
  new ResizeObserver(place).observe(side);
  addEventListener('resize', place);
}
