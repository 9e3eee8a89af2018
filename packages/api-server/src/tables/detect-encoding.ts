import type { TableEncoding } from '@rostrum/contracts/people';
import { createDecoder, type Parts } from './decode-text.ts';

/** Letters beyond ASCII by language; several languages of one region together weigh slightly less than one alone. */
const western = 'àâäæáãåçéèêëíîïìñóôöòõøœßúûüùÿðþýÀÂÄÆÁÃÅÇÉÈÊËÍÎÏÌÑÓÔÖÒÕØŒÚÛÜÙÐÞÝ';
const alphabets: Partial<Record<TableEncoding, readonly [letters: string, weight: number][]>> = {
  'windows-1252': [
    [western, 0.9],
    ['äöüßÄÖÜéè', 1],
    ['éèêëàâçùûîïôœÉÈÊÀÂÇÎÔ', 1],
    ['áéíóúñüÁÉÍÓÚÑ', 1],
    ['åäöæøéÅÄÖÆØ', 1],
    ['ãõáéíóúâêôçàÃÕÁÉÍÓÚÂÊÔÇ', 1],
  ],
  macintosh: [[western, 0.89]],
  cp850: [[western, 0.88]],
  'windows-1250': [
    ['ąćęłńóśźżĄĆĘŁŃÓŚŹŻ', 0.99],
    ['áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽľĺŕôäĽ', 0.99],
    ['áéíóöőúüűÁÉÍÓÖŐÚÜŰ', 0.98],
    ['čćđšžČĆĐŠŽ', 0.99],
    ['ăâîşţĂÂÎŞŢ', 0.98],
  ],
  'iso-8859-2': [
    ['ąćęłńóśźżĄĆĘŁŃÓŚŹŻ', 0.97],
    ['áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽľĺŕôäĽ', 0.97],
  ],
  'windows-1257': [
    ['ąčęėįšųūžĄČĘĖĮŠŲŪŽ', 0.97],
    ['āčēģīķļņšūžĀČĒĢĪĶĻŅŠŪŽ', 0.97],
    ['äõöüšžÄÕÖÜŠŽ', 0.8],
  ],
  'windows-1254': [['çğıöşüÇĞİÖŞÜâî', 0.97]],
  'windows-1253': [['αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏ', 0.97]],
  'windows-1251': [['абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁІЇЄҐ', 0.97]],
  'koi8-r': [['абвгдежзийклмнопрстуфхцчшщъыьэюяёАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁ', 0.96]],
  ibm866: [['абвгдежзийклмнопрстуфхцчшщъыьэюяёАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁ', 0.96]],
  'windows-1255': [['אבגדהוזחטיךכלםמןנסעףפץצקרשת', 0.97]],
  'windows-1256': [['ابتثجحخدذرزسشصضطظعغفقكلمنهويىةئءؤآأإ', 0.96]],
};
/** Two bytes make a letter; tried in this order when most high bytes have a high neighbour. */
const doubleByte = [
  ['shift_jis', /[\u3040-\u30ff\u4e00-\u9fff]/gu],
  ['euc-kr', /[\uac00-\ud7af]/gu],
  ['gb18030', /[\u4e00-\u9fff]/gu],
  ['big5', /[\u4e00-\u9fff]/gu],
] as const satisfies readonly (readonly [TableEncoding, RegExp])[];

/** How much of a file is looked at to tell legacy encodings apart, counted in bytes near high ones. */
const maxSample = 32_768;
const maxHead = 4096;

/** The share of letters beyond ASCII that belong to one language; capitals inside a word and stray symbols count against. */
function rateAlphabet(text: string, letters: string): number {
  let known = 0;
  let all = 0;
  let before = '';
  for (const letter of text) {
    if (letter > '\x7f') {
      all += 1;
      const isInside = /\p{Ll}/u.test(before);
      // No word mixes Greek, Cyrillic or Hebrew with Latin letters.
      if (/[A-Za-z]/.test(before) && /\p{L}/u.test(letter) && !/\p{Script=Latin}/u.test(letter)) {
        known -= 1;
        before = letter;
        continue;
      }
      if (letters.includes(letter)) known += isInside && /\p{Lu}/u.test(letter) ? -0.5 : 1;
      else if (/[\p{L}\p{Cc}\uFFFD]/u.test(letter)) known -= 0.5;
      // Quotation marks, dashes and blanks stand at the edge of words in every language.
      else if (/[«»“”„‘’‚–—…\u00A0€£©®°·§´]/u.test(letter))
        known += isInside && !/[’´]/u.test(letter) ? 0.2 : 0.9;
      else known -= 0.5;
    }
    before = letter;
  }
  return all === 0 ? 0 : known / all;
}

function rateDoubleByte(sample: Buffer): { encoding: TableEncoding; score: number } | undefined {
  let high = 0;
  let neighboured = 0;
  for (const [at, byte] of sample.entries()) {
    if (byte < 0x80) continue;
    high += 1;
    if ((sample[at - 1] ?? 0) >= 0x80 || (sample[at + 1] ?? 0) >= 0x80) neighboured += 1;
  }
  if (high < 4 || neighboured / high < 0.8) return undefined;
  const rated = doubleByte.map(([encoding, script]) => {
    const text = createDecoder(encoding).decode(sample);
    const letters = text.match(/\P{ASCII}/gu)?.length ?? 1;
    const kana = text.match(/[\u3040-\u30ff]/gu)?.length ?? 0;
    const inScript = text.match(script)?.length ?? 0;
    // Japanese has kana; Chinese characters in everyday use are in the first half of their table.
    const common =
      encoding === 'gb18030' || encoding === 'euc-kr'
        ? sample.filter((byte, at) => byte >= 0xb0 && byte <= 0xd7 && (sample[at + 1] ?? 0) >= 0x80).length /
          letters
        : 1;
    const score =
      (inScript / letters) * Math.min(1, common) * (encoding === 'shift_jis' && kana === 0 ? 0.8 : 1);
    return { encoding, score: score - (text.match(/\uFFFD/gu)?.length ?? 0) / letters };
  });
  return rated.toSorted((left, right) => right.score - left.score)[0];
}

/** Bytes above ASCII with what is around them, so that a long file does not hide its few accents. */
function collectSample(sample: Buffer[], part: Uint8Array, room: number): number {
  let left = room;
  for (let at = 0; at < part.length && left > 0; at += 1) {
    if ((part[at] ?? 0) < 0x80) continue;
    const from = Math.max(0, at - 8);
    let end = at;
    while (end < part.length && (part[end] ?? 0) !== 0x0a && (part[end] ?? 0) !== 0x0d && end - from < 64)
      end += 1;
    sample.push(Buffer.from(part.subarray(from, end)), Buffer.from('\n'));
    left -= end - from;
    at = end;
  }
  return left;
}

function detectLegacy(sample: Buffer): TableEncoding {
  let best: { encoding: TableEncoding; score: number } = { encoding: 'windows-1252', score: 0.2 };
  const double = rateDoubleByte(sample);
  if (double && double.score > 0.6) best = double;
  for (const encoding of Object.keys(alphabets) as TableEncoding[]) {
    const text = createDecoder(encoding).decode(sample);
    for (const [letters, weight] of alphabets[encoding] ?? []) {
      const score = rateAlphabet(text, letters) * weight;
      if (score > best.score) best = { encoding, score };
    }
  }
  return best.encoding;
}

/** UTF-16 by its mark, or without one by where the zeros of Latin letters are. */
function detectWide(head: Uint8Array): TableEncoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const pairs = Math.floor(head.length / 2);
  let even = 0;
  let odd = 0;
  for (let at = 0; at < pairs * 2; at += 1) {
    if (head[at] !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  if (pairs >= 4 && odd / pairs > 0.4 && even / pairs < 0.05) return 'utf-16le';
  if (pairs >= 4 && even / pairs > 0.4 && odd / pairs < 0.05) return 'utf-16be';
  return undefined;
}

/** Counts whole UTF-8 sequences and bytes that are none. */
class Utf8Count {
  whole = 0;
  broken = 0;
  #expected = 0;
  add(part: Uint8Array): void {
    for (const byte of part) {
      if (byte < 0x80) {
        if (this.#expected > 0) this.broken += 1;
        this.#expected = 0;
      } else if (byte < 0xc0) {
        if (this.#expected === 0) this.broken += 1;
        else if ((this.#expected -= 1) === 0) this.whole += 1;
      } else {
        if (this.#expected > 0) this.broken += 1;
        this.#expected = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : byte < 0xf8 ? 3 : 0;
        if (this.#expected === 0) this.broken += 1;
      }
    }
  }
  end(): void {
    if (this.#expected > 0) this.broken += 1;
  }
}

/**
 * Detects how a text is encoded: by its mark, as UTF-8 when most of its multi-byte sequences are whole (one broken byte does
 * not make it Windows-1252), and otherwise by the language whose letters explain it best.
 */
export async function detectEncoding(parts: Parts): Promise<TableEncoding> {
  const utf8 = new Utf8Count();
  const sample: Buffer[] = [];
  let room = maxSample;
  let isFirst = true;
  for await (const part of parts()) {
    if (isFirst) {
      const wide = detectWide(part.subarray(0, maxHead));
      if (wide) return wide;
      isFirst = false;
    }
    utf8.add(part);
    room = collectSample(sample, part, room);
  }
  utf8.end();
  if (utf8.broken === 0 || utf8.whole > utf8.broken) return 'utf-8';
  return detectLegacy(Buffer.concat(sample));
}
