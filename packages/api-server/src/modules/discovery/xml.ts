import { html, type SafeHtml } from '@rostrum/server-kit/module';

/** Characters that XML 1.0 cannot hold, not even escaped; one of them makes a whole feed unreadable. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text for an element or attribute of XML. The five characters that `html` escapes are the five of XML. */
export const xmlText = (text: string): string => text.toWellFormed().replaceAll(unwritable, '');

export const xmlDocument = (root: SafeHtml): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
${root}
`.text;
