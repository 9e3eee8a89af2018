import { getDocumentProxy } from 'unpdf';
import type { ReadDocument } from './read-document.ts';

const mostPages = 200;

const isFilled = (value: object | null): boolean =>
  value !== null && (value instanceof Map ? value.size : Object.keys(value).length) > 0;

/** The text of a PDF, line by line, and whether it would do something or carries other files. Its scripts are never run. */
export async function readPdf(bytes: Uint8Array): Promise<ReadDocument> {
  const pdf = await getDocumentProxy(bytes, { stopAtErrors: false, verbosity: 0 });
  const [scripts, opening, carried] = [
    await pdf.getJSActions(),
    await pdf.getOpenAction(),
    await pdf.getAttachments(),
  ];
  let isActive = isFilled(scripts) || isFilled(carried) || (opening !== null && 'action' in opening);
  const lines: string[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
    const page = await pdf.getPage(number);
    isActive ||= isFilled(await page.getJSActions());
    const { items } = await page.getTextContent();
    lines.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
    page.cleanup();
  }
  // Pages beyond were not looked at, so what they say is not known.
  return { text: lines.join('\n'), isActive, isWhole: pdf.numPages <= mostPages };
}
