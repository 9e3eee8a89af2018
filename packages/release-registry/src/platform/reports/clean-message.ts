/**
 * What a browser says went wrong, fit to be kept and shown: one line, short, and without what may name a person or open
 * something. Anybody may send anything here.
 */
export const cleanMessage = (text: string | undefined, longest = 300): string =>
  (text ?? '')
    .replaceAll(/[\p{C}\u2028\u2029]+/gu, ' ')
    // Addresses of mail, then queries of addresses, then anything that looks like a secret or an id.
    .replaceAll(/[^\s<>"']+/g, (word) => (/[^@]@[^@]/.test(word) ? '…@…' : word))
    .replaceAll(/([?#])[^\s"')]+/g, '$1…')
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi, '…')
    .replaceAll(/[\w-]+/g, (word) => (word.length < 32 ? word : '…'))
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, longest);
