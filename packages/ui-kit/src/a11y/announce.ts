type Politeness = 'polite' | 'assertive';

const regions = new Map<Politeness, HTMLElement>();

function region(politeness: Politeness): HTMLElement {
  const existing = regions.get(politeness);
  if (existing?.isConnected) return existing;
  const element = document.createElement('div');
  element.className = 'r-visually-hidden';
  element.setAttribute('aria-live', politeness);
  element.setAttribute('role', politeness === 'assertive' ? 'alert' : 'status');
  element.dataset.rostrumLive = politeness;
  document.body.append(element);
  regions.set(politeness, element);
  return element;
}

/** Tells screen readers; one pair of regions serves the whole page, whichever area speaks. */
export function announce(message: string, options: { assertive?: boolean } = {}): void {
  const element = region(options.assertive ? 'assertive' : 'polite');
  // The same words twice are only read again when the region was empty in between.
  element.textContent = '';
  setTimeout(() => {
    element.textContent = message;
  }, 30);
}
