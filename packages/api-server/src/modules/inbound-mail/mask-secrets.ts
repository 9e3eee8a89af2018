/** Signed addresses let their reader write to a thread; see `reply-addresses.ts`. */
const signedAddress = /[rb][0-9a-f]{40,64}(?:@|%40)[\w.-]+/gi;
/** Characters of a web address. */
const restOfAddress = /^[^\s<>"'()[\]{}]*/;
/** Tokens are random: long, and in capitals and small letters or in hex. Names in addresses are in small letters. */
const token = /(?:^|[^\w-])(?=[\w-]{20,})(?:[\w-]*[A-Z][\w-]*|[0-9a-f]{32,})/;

function maskLinks(text: string, prefix: string): string {
  const [first = '', ...rest] = text.split(prefix);
  return rest.reduce((masked, part) => {
    const [path = ''] = restOfAddress.exec(part) ?? [];
    return `${masked}${prefix}${token.test(path.replaceAll(/%2F/gi, '/')) ? `/…${part.slice(path.length)}` : part}`;
  }, first);
}

/**
 * Returns a text without the secrets of our own mails that it may quote: the addresses for replies, and links to this
 * installation that open an inquiry without signing in.
 */
export function maskSecrets(text: string, publicUrl: string): string {
  const { origin } = new URL(publicUrl);
  const linked = [origin, encodeURIComponent(origin)].reduce(maskLinks, text);
  return linked.replaceAll(signedAddress, '…');
}
