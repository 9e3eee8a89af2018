/** Signed addresses let their reader write to a thread; see `reply-addresses.ts`. */
const signature = /^[rb][0-9a-f]+$/i;
const signatureLengths = { minimum: 41, maximum: 65 };
/** The characters of an email address, including an @ encoded as in a link. */
const wordOfAddress = /[\w.%@-]+/g;
/** Characters of a web address. */
const restOfAddress = /^[^\s<>"'()[\]{}]*/;
/** Tokens are random: long, and in capitals and small letters or in hex. Names in addresses are in small letters. */
const isToken = (part: string) => part.length >= 20 && /[A-Z]|^[0-9a-f]{32}/.test(part);

function maskLinks(text: string, prefix: string): string {
  const [first = '', ...rest] = text.split(prefix);
  return rest.reduce((masked, part) => {
    const [path = ''] = restOfAddress.exec(part) ?? [];
    return `${masked}${prefix}${
      path
        .replaceAll(/%2F/gi, '/')
        .split(/[^\w-]+/)
        .some(isToken)
        ? `/…${part.slice(path.length)}`
        : part
    }`;
  }, first);
}

/** Returns a text without the signature that it ends with, or null if there is none. */
function cutSignature(text: string): string | null {
  for (let length = signatureLengths.maximum; length >= signatureLengths.minimum; length -= 1)
    if (length <= text.length && signature.test(text.slice(-length))) return text.slice(0, -length);
  return null;
}

/** Masks each address for replies in a word. */
function maskSignedAddresses(word: string): string {
  const [first = '', ...rest] = word.split(/(@|%40)/i);
  let masked = '';
  let local = first;
  for (let index = 0; index < rest.length; index += 2) {
    const host = rest[index + 1] ?? '';
    const before = cutSignature(local);
    masked += before === null ? local + (rest[index] ?? '') : `${before}…`;
    local = before === null ? host : host.replace(/^[\w.-]+/, '');
  }
  return masked + local;
}

/**
 * Returns a text without the secrets of our own mails that it may quote: the addresses for replies, and links to this
 * installation that open an inquiry without signing in.
 */
export function maskSecrets(text: string, publicUrl: string): string {
  const { origin } = new URL(publicUrl);
  const linked = [origin, encodeURIComponent(origin)].reduce(maskLinks, text);
  return linked.replaceAll(wordOfAddress, maskSignedAddresses);
}
