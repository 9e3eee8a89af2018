const Original = globalThis.TextDecoder;
const utf8 = new Original('utf-8');
const strictUtf8 = new Original('utf-8', { fatal: true });
const western = new Original('windows-1252');

/** Returns the text of bytes that are valid UTF-8, else undefined. */
function decodeAsUtf8(bytes: Uint8Array): string | undefined {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return undefined;
  }
}

const toBytes = (input: AllowSharedBufferSource): Uint8Array =>
  ArrayBuffer.isView(input)
    ? new Uint8Array(input.buffer, input.byteOffset, input.byteLength)
    : new Uint8Array(input);

/**
 * Replaces `TextDecoder` in the worker that parses mail. The parser reads text of an unknown charset ("unknown-8bit",
 * "x-unknown") as windows-1252, and mail programs often declare us-ascii or iso-8859-1 for UTF-8. Text that is valid UTF-8 is
 * decoded as that; text that is declared or assumed to be UTF-8 and has no valid character beyond ASCII, as windows-1252.
 */
class CharsetDecoder extends Original {
  override decode(input?: AllowSharedBufferSource, options?: TextDecodeOptions): string {
    if (
      input === undefined ||
      options?.stream ||
      (this.encoding !== 'windows-1252' && this.encoding !== 'utf-8')
    )
      return super.decode(input, options);
    const bytes = toBytes(input);
    const text = decodeAsUtf8(bytes);
    if (text !== undefined) return text;
    if (this.encoding === 'windows-1252') return super.decode(input);
    const lossy = utf8.decode(bytes);
    return /[^\p{ASCII}\uFFFD]/u.test(lossy) ? lossy : western.decode(bytes);
  }
}

export const installCharsetDecoder = (): void => {
  Object.defineProperty(globalThis, 'TextDecoder', {
    value: CharsetDecoder,
    configurable: true,
    writable: true,
  });
};
