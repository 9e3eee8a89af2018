import { getDocumentProxy } from 'unpdf';
import type { DocumentContent } from './read-document.ts';

const mostPages = 200;
/** Two hundred dense pages have a million characters; more is a stream that was made to unpack. */
const maxTextLength = 5_000_000;

const isFilled = (value: object | null): boolean =>
  value !== null && (value instanceof Map ? value.size : Object.keys(value).length) > 0;

/** The text of a PDF, line by line, and whether it would do something or carries other files. Its scripts are never run. */
export async function readPdf(bytes: Uint8Array): Promise<DocumentContent> {
  const pdf = await getDocumentProxy(bytes, { stopAtErrors: false, verbosity: 0 });
  const [scripts, opening, carried] = [
    await pdf.getJSActions(),
    await pdf.getOpenAction(),
    await pdf.getAttachments(),
  ];
  let isActive = isFilled(scripts) || isFilled(carried) || (opening !== null && 'action' in opening);
  const lines: string[] = [];
  let length = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages) && length <= maxTextLength; number += 1) {
    const page = await pdf.getPage(number);
    isActive ||= isFilled(await page.getJSActions());
    const { items } = await page.getTextContent();
    const line = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
    length += line.length;
    lines.push(line);
    page.cleanup();
  }
  // Pages beyond were not looked at, so what they say is not known.
  return { text: lines.join('\n'), isActive, isWhole: pdf.numPages <= mostPages && length <= maxTextLength };
}
