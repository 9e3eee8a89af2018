import { strFromU8, unzipSync } from 'fflate';
import type { ReadDocument } from './read-document.ts';

const mostBytes = 30 * 2 ** 20;
const mostEntries = 2_000;
const worded = /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes)\.xml$/;
const active = /(?:^|\/)(?:vbaProject\.bin|.*\.(?:exe|js|vbs))$|^word\/(?:embeddings|activeX)\//i;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decode = (text: string) =>
  text.replaceAll(/&(#x?[0-9a-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole;
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
const toText = (xml: string) =>
  decode(
    xml
      .replaceAll(/<w:(?:tab|br)\b[^>]*>/g, ' ')
      .replaceAll(/<\/w:p>/g, '\n')
      .replaceAll(/<[^>]*>/g, ''),
  );

/** The text of a Word document, and whether it carries programs or other files. What would unpack to too much is not unpacked. */
export function readDocx(bytes: Uint8Array): ReadDocument {
  let isActive = false;
  let room = mostBytes;
  let entries = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entries += 1;
      if (active.test(name)) isActive = true;
      if (entries > mostEntries || !worded.test(name) || originalSize > room) return false;
      room -= originalSize;
      return true;
    },
  });
  const texts = Object.values(files).map((file) => toText(strFromU8(file)));
  return { text: texts.join('\n'), isActive, isWhole: 'word/document.xml' in files };
}
