import { parseXml } from './parse-xml.ts';
import type { Receive } from './unpack.ts';
import { maxTextBytes, refusals } from './xlsx-limits.ts';

/** Excel writes control characters as _x000D_ and a real underscore of that kind as _x005F_. */
export const decodeEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

/** The texts of a workbook, held as UTF-8 one after the other: half as large as strings, and outside of the heap. */
export class SharedStrings {
  #bytes = Buffer.allocUnsafe(65_536);
  #used = 0;
  #ends: number[] = [];

  add(text: string): void {
    const length = Buffer.byteLength(text);
    if (this.#used + length > maxTextBytes) throw refusals.tooMuchText();
    if (this.#used + length > this.#bytes.length) {
      const grown = Buffer.allocUnsafe(
        Math.min(maxTextBytes, Math.max(this.#bytes.length * 2, this.#used + length)),
      );
      this.#bytes.copy(grown, 0, 0, this.#used);
      this.#bytes = grown;
    }
    this.#used += this.#bytes.write(text, this.#used);
    this.#ends.push(this.#used);
  }
  get(index: number): string {
    const end = this.#ends[index];
    return end === undefined ? '' : this.#bytes.toString('utf8', this.#ends[index - 1] ?? 0, end);
  }

  /** Reads the part of the workbook that lists them. */
  receive(): Receive {
    let text = '';
    let isText = false;
    // How a name is read aloud, in Japanese, stands beside the name.
    let isPhonetic = false;
    return parseXml({
      open: (name) => {
        if (name === 'si') text = '';
        else if (name === 'rPh') isPhonetic = true;
        else if (name === 't') isText = !isPhonetic;
      },
      text: (part) => {
        if (!isText) return;
        text += part;
        if (text.length > maxTextBytes) throw refusals.tooMuchText();
      },
      close: (name) => {
        if (name === 'si') this.add(decodeEscapes(text));
        else if (name === 'rPh') isPhonetic = false;
        else if (name === 't') isText = false;
      },
    });
  }
}
