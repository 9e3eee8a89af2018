/** Characters without a width that copying from a mail, a chat or a spreadsheet leaves around an address. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Returns `text` without invisible characters. For addresses and codes, not for names: some scripts need joiners. */
export const stripInvisible = (text: string): string => text.replaceAll(invisible, '');

const hostLetters = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** An internationalised domain as mail servers know it: `müller.example` is `xn--mller-kva.example`. */
function toAsciiHost(host: string): string {
  if (/^[\x21-\x7e]*$/.test(host) || !hostLetters.test(host)) return host;
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return host;
  }
}

/**
 * Returns a pasted email address as it is stored and compared: without invisible characters and blanks around it, in NFKC,
 * with an internationalised domain in ASCII. Whether it is an address is not checked.
 */
export function cleanEmail(text: string): string {
  const address = stripInvisible(text).trim().normalize('NFKC');
  const at = address.lastIndexOf('@');
  return at === -1 ? address : address.slice(0, at + 1) + toAsciiHost(address.slice(at + 1));
}
