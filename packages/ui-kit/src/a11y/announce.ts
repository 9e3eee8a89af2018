type Politeness = 'polite' | 'assertive';

interface Region {
  element: HTMLElement;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const regions = new Map<Politeness, Region>();
const keptForMs = 8000;

function region(politeness: Politeness): Region {
  // Whatever is outside of an open modal dialog is not read: the region goes where the person is.
  const host = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const existing = regions.get(politeness);
  if (existing?.element.isConnected) {
    if (existing.element.parentElement !== host) host.append(existing.element);
    return existing;
  }
  const element = document.createElement('div');
  element.className = 'r-visually-hidden';
  element.setAttribute('aria-live', politeness);
  element.dataset.rostrumLive = politeness;
  host.append(element);
  const created: Region = { element, timer: undefined };
  regions.set(politeness, created);
  return created;
}

/** Tells screen readers; one pair of regions serves the whole page, whichever area speaks. */
export function announce(message: string, options: { assertive?: boolean } = {}): void {
  const { element, timer } = region(options.assertive ? 'assertive' : 'polite');
  const speak = (text: string, afterMs: number, then?: () => void) =>
    setTimeout(() => {
      element.textContent = text;
      then?.();
    }, afterMs);
  const keep = (next: ReturnType<typeof setTimeout>) =>
    regions.set(options.assertive ? 'assertive' : 'polite', { element, timer: next });

  clearTimeout(timer);
  // The same words twice are only read again when the region was empty in between; and words that were read are taken
  // away, so that no one comes across them later while walking through the page.
  element.textContent = '';
  keep(speak(message, 30, () => keep(speak('', keptForMs))));
}
