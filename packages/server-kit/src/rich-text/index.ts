export { listChanges, type MarkedText, markChanges } from './mark-changes.ts';
export { plainText } from './plain-text.ts';
export { type SanitisedHtml, sanitiseHtml } from './sanitise-html.ts';
export { escapeHtml } from './html.ts';
