import { html, type SafeHtml } from '@rostrum/server-kit/module';
import type { Timing } from './panel-view.ts';

/** A moment as people compare it, in the one time zone that servers share. */
export const moment = (at: Date | string): SafeHtml => {
  const iso = new Date(at).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')}</time>`;
};

const states: Record<string, readonly [tone: string, sign: string]> = {
  current: ['good', '●'],
  canary: ['warn', '◐'],
  uploaded: ['', '○'],
  uploading: ['', '…'],
  retired: ['', '–'],
  broken: ['bad', '✕'],
};

/** A state by sign and word; colour only repeats it. */
export const stateBadge = (state: string): SafeHtml => {
  const [tone, sign] = states[state] ?? ['', ''];
  return html`<span class="badge ${tone}"><span aria-hidden="true">${sign}</span> ${state}</span>`;
};

export const milliseconds = (ms: number): string =>
  ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;

export const timingText = ({ median, slow }: Timing): SafeHtml | string =>
  median === null || slow === null
    ? '–'
    : html`${milliseconds(median)} <small>/ ${milliseconds(slow)}</small>`;

export const bytesText = (bytes: number): string =>
  bytes < 1000
    ? `${Math.round(bytes)} B`
    : bytes < 1e6
      ? `${(bytes / 1000).toFixed(1)} kB`
      : `${(bytes / 1e6).toFixed(2)} MB`;

export const percentText = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(part === 0 ? 0 : 1)} %`;

const barWidth = 4;
const height = 20;

/** Counts one after the other as bars; told in words beside it, so it is hidden from those who do not see it. */
export function sparkline(counts: readonly number[]): SafeHtml {
  const most = Math.max(1, ...counts);
  const bars = counts.map((count, index) => {
    const tall = count === 0 ? 1 : Math.max(2, Math.round((count / most) * height));
    return html`<rect x="${index * barWidth}" y="${height - tall}" width="3" height="${tall}" fill="currentColor"/>`;
  });
  return html`<svg class="spark" viewBox="0 0 ${Math.max(1, counts.length) * barWidth} ${height}" preserveAspectRatio="none" aria-hidden="true">${bars}</svg>`;
}

export interface Column {
  name: string;
  isNumber?: boolean;
}
export interface Row {
  cells: readonly (SafeHtml | string | number)[];
  isIll?: boolean;
}

/**
 * A table that is cards on a phone. What a browser shows as blocks it no longer tells of as a table, so the roles are
 * written out.
 */
export const cardTable = (label: string, columns: readonly Column[], rows: readonly Row[]): SafeHtml =>
  html`<table class="cards" role="table" aria-label="${label}"><thead role="rowgroup"><tr role="row">${columns.map(
    ({ name, isNumber }) =>
      html`<th role="columnheader" scope="col"${isNumber ? html` class="n"` : ''}>${name}</th>`,
  )}</tr></thead><tbody role="rowgroup">${rows.map(
    ({ cells, isIll }) =>
      html`<tr role="row"${isIll ? html` class="ill"` : ''}>${cells.map((cell, index) =>
        index === 0
          ? html`<th role="rowheader" scope="row">${cell}</th>`
          : html`<td role="cell" data-name="${columns[index]?.name ?? ''}"${columns[index]?.isNumber ? html` class="n"` : ''}><span>${cell}</span></td>`,
      )}</tr>`,
  )}</tbody></table>`;
