import type { TableEncoding } from '@rostrum/contracts/people';

/** Bytes of a file, part by part, as often as it takes. */
export type Parts = () => AsyncIterable<Uint8Array>;

/** Stands for bytes that the encoding does not know, and for NUL, which no database stores as text. */
const unreadable = '\uFFFD';

/** The upper half of code page 850, which the standard decoders do not know. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

interface Decoder {
  decode(part?: Uint8Array, options?: { stream: boolean }): string;
}

const cp850Decoder: Decoder = {
  decode: (part = new Uint8Array()) =>
    Buffer.from(part)
      .toString('latin1')
      .replaceAll(/[\x80-\xff]/g, (letter) => cp850[letter.charCodeAt(0) - 0x80] ?? unreadable),
};

/** Returns a decoder that never fails: what it cannot read becomes U+FFFD. A byte order mark is left out. */
export const createDecoder = (encoding: TableEncoding): Decoder =>
  encoding === 'cp850' ? cp850Decoder : new TextDecoder(encoding);

/** Decodes a file part by part. */
export async function* decodeText(parts: Parts, encoding: TableEncoding): AsyncGenerator<string> {
  const decoder = createDecoder(encoding);
  for await (const part of parts()) yield decoder.decode(part, { stream: true }).replaceAll('\0', unreadable);
  yield decoder.decode().replaceAll('\0', unreadable);
}
