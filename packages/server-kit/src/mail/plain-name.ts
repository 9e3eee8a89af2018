const longest = 60;

/**
 * A name that its owner typed, fit for a mail to an address that no one has proved to own: short, and nothing in it is a
 * link, an address or a phone number, nor becomes one in a mail program that makes links by itself. `Saltmarsh e. V.` stays.
 */
export function toPlainName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\p{L}\p{N}+.-]+:\/\/\S*/gu, ' ')
    .replaceAll(/\S+@\S+/gu, ' ')
    .replaceAll(/\S*[\p{L}\p{N}-][.。][\p{L}\p{N}-]{2,}\S*/gu, ' ')
    .replaceAll(/\+?\p{N}(?:[\s()./-]*\p{N}){5,}/gu, ' ')
    .replaceAll(/[<>[\]{}|\\`@]|:\/\/|\/{2,}/g, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return Array.from(plain).slice(0, longest).join('').trim();
}
