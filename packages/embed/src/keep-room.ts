import { applyLook } from './directory-styles.ts';
import type { DirectorySettings } from './directory-settings.ts';
import { element } from './dom.ts';
import { personCard } from './person-card.ts';

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
/** Of the search field, of what is said below, and of the button for more, in pixels. */
const heights = { search: 56, rest: 103 };

/**
 * Keeps the room that the cards will take about, so that what is below does not move when they come. Measured with cards of
 * the usual length in the same layout, and not painted in between.
 */
export function keepRoom(frame: HTMLElement, settings: DirectorySettings): void {
  const shown = [...frame.childNodes];
  applyLook(frame, settings);
  const list = element('ul');
  // Not with `Array.from`: old libraries put another one in its place.
  for (let count = 0; count < settings.pageSize; count += 1) list.append(personCard(usual, settings));
  frame.replaceChildren(list);
  const height = frame.offsetHeight + (settings.hideSearch ? 0 : heights.search) + heights.rest;
  frame.replaceChildren(...shown);
  frame.removeAttribute('style');
  if (height > heights.search + heights.rest) frame.style.minHeight = `${height}px`;
}

/** When the width changes, or something else is asked for, the room is that of what is there. */
export const releaseRoom = (frame: HTMLElement): string => frame.style.removeProperty('min-height');
