import { strFromU8, unzipSync } from 'fflate';
import { compileLinear } from '@rostrum/server-kit/linear-search';
import type { DocumentContent } from './read-document.ts';

const mostBytes = 30 * 2 ** 20;
const mostEntries = 2_000;
const worded = /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes)\.xml$/;
/** Names of what runs, or is a file of its own. */
function isActiveFile(name: string): boolean {
  const path = name.toLowerCase();
  return (
    ['.exe', '.js', '.vbs', 'vbaproject.bin'].some((end) => path.endsWith(end)) ||
    ['word/embeddings/', 'word/activex/'].some((start) => path.startsWith(start))
  );
}
// A document that never closes a tag makes an expression of the engine's own slow.
const gap = compileLinear('<w:(?:tab|br)\\b[^>]*>');
const tag = compileLinear('<[^>]*>');

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decode = (text: string) =>
  text.replaceAll(/&(#x?[0-9a-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole;
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
const toText = (xml: string) =>
  decode(tag.matcher(gap.matcher(xml).replaceAll(' ').replaceAll('</w:p>', '\n')).replaceAll(''));

/** The text of a Word document, and whether it carries programs or other files. What would unpack to too much is not unpacked. */
export function readDocx(bytes: Uint8Array): DocumentContent {
  let isActive = false;
  let room = mostBytes;
  let entries = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entries += 1;
      if (isActiveFile(name)) isActive = true;
      if (entries > mostEntries || !worded.test(name) || originalSize > room) return false;
      room -= originalSize;
      return true;
    },
  });
  const texts = Object.values(files).map((file) => toText(strFromU8(file)));
  return { text: texts.join('\n'), isActive, isWhole: 'word/document.xml' in files };
}
