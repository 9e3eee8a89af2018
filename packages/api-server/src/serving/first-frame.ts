import { html, type SafeHtml } from '@rostrum/server-kit/module';

/**
 * What a page of the dashboard shows until the application draws it: the place of the header with the logo, and the
 * spinner. The same for everybody. Written inline, because style sheets come late on a slow line.
 */
const markup = html`<div class="r-first" aria-busy="true"><div class="r-first__header"><svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true"><rect fill="#0b6073" width="26" height="26" rx="6.5"/><circle fill="#ffd45c" cx="13" cy="8.2" r="2.9"/><path fill="#fff" d="M5.9 12.6h14.2l-1.7 6.3a1.6 1.6 0 0 1-1.55 1.2h-7.7a1.6 1.6 0 0 1-1.55-1.2z"/></svg></div><div class="r-first__wait" role="status" aria-label="Loading"><span class="r-first__ring"></span></div></div>`;

/** The values of ui-kit's variables, which are not there yet; a test compares them. */
const light =
  '--first-canvas:#f5f7f8;--first-surface:#ffffff;--first-line:#e1e7e9;--first-line-2:#cbd4d7;--first-accent:#0b6073';
const dark =
  '--first-canvas:#0e1315;--first-surface:#151b1e;--first-line:#263035;--first-line-2:#354248;--first-accent:#58bcd0';

const rules = [
  `:root{${light}}`,
  `:root[data-theme=dark]{${dark}}`,
  `@media (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}`,
  'body{margin:0;background:var(--first-canvas)}',
  '.r-first__header{box-sizing:border-box;display:flex;align-items:center;height:56px;padding:0 24px;border-bottom:1px solid var(--first-line);background:var(--first-surface)}',
  '.r-first__wait{display:grid;place-items:center;min-height:60vh}',
  '.r-first__ring{box-sizing:border-box;width:28px;height:28px;border:3px solid var(--first-line-2);border-top-color:var(--first-accent);border-radius:50%;animation:r-first 800ms linear infinite}',
  '@media (prefers-reduced-motion:reduce){.r-first__ring{border-color:var(--first-accent);border-style:dotted;animation:none}}',
  '@media (scripting:none){.r-first__wait{display:none}}',
  '#root:not(:empty)~.r-first{display:none}',
  // From then on the words that nothing has started stand in this place.
  '.r-first__wait{animation:r-first-end 0s 15s forwards}',
  '@keyframes r-first-end{to{visibility:hidden}}',
  '@keyframes r-first{to{transform:rotate(1turn)}}',
].join('');

/** The rules of the first frame, for the head. */
export const firstFrameStyle = (nonce: string): SafeHtml => html`<style nonce="${nonce}">${rules}</style>`;

/** Stands beside the application's own element, so that it goes as soon as there is something in that. */
export const firstFrame = (): SafeHtml => markup;
