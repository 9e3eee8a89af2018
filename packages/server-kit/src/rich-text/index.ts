export { listChanges, type MarkedText, markChanges } from './mark-changes.ts';
export { mapLinkedPeople, readLinkedPeople, type WrittenPerson } from './linked-people.ts';
export { plainText } from './plain-text.ts';
export { mapPictures, type TextPicture, readPictures } from './pictures.ts';
export { type SanitisedHtml, sanitiseHtml, sanitisePostHtml } from './sanitise-html.ts';
export { escapeHtml } from './html.ts';
