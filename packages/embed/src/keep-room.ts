import { applyLook } from './directory-styles.ts';
import type { DirectorySettings } from './directory-settings.ts';
import { element } from './dom.ts';
import { personCard } from './person-card.ts';
import { heights, mostReserved } from './reserve-height.ts';

/** As long as most people's are: what comes is about as high. */
const usual = {
  username: '',
  name: 'Professor Alexandra Longname',
  job_title: 'Professor of an uncommonly well named subject',
  headline: 'Explains to readers of every paper what the sea will do to the coast, and how it is known.',
  image: null,
  topics: ['Coastal floods', 'Storm surge', 'Sea level rise', 'Tide gauges'],
  href: '',
};

/**
 * Keeps the room that the cards will take about, so that what is below does not move when they come. Measured with cards of
 * the usual length in the same layout, and not painted in between.
 */
export function keepRoom(
  frame: HTMLElement,
  settings: DirectorySettings,
  { reserved = 0, isSaved = false }: { reserved?: number; isSaved?: boolean } = {},
): void {
  // What a saved embed shows is not known yet; its code was written for it.
  if (isSaved && reserved > 0) {
    frame.style.minHeight = `${reserved}px`;
    return;
  }
  const shown = [...frame.childNodes];
  applyLook(frame, settings);
  const list = element('ul');
  // Not with `Array.from`: old libraries put another one in its place.
  for (let count = 0; count < settings.pageSize; count += 1) list.append(personCard(usual, settings));
  frame.replaceChildren(list);
  const above =
    (settings.hideSearch ? 0 : heights.search) + (settings.filters.length > 0 ? heights.choices : 0);
  const below = heights.rest + (settings.poweredBy ? heights.powered : 0);
  const listed = frame.offsetHeight;
  frame.replaceChildren(...shown);
  frame.removeAttribute('style');
  if (listed > 0) frame.style.minHeight = `${Math.max(above + listed + below, reserved)}px`;
}

/** The room that the code of the element keeps until the script is there. */
export function readReserved(host: Element): number {
  const height = Number(host.querySelector(':scope > svg')?.getAttribute('height'));
  return height > 0 && height <= mostReserved ? height : 0;
}

/** When the width changes, or something else is asked for, the room is that of what is there. */
export const releaseRoom = (frame: HTMLElement): string => frame.style.removeProperty('min-height');
