/** Wider networks hold too many people who have nothing to do with each other. */
const widest = { 4: 16, 6: 32 } as const;

const number = /^(0|[1-9]\d{0,2})$/;

function readBytes(address: string): number[] | null {
  const parts = address.split('.');
  const bytes = parts.map(Number);
  return parts.length === 4 && parts.every((part) => number.test(part)) && bytes.every((byte) => byte <= 255)
    ? bytes
    : null;
}

/** The eight groups of an IPv6 address, as the address of a page is read. */
function readGroups(address: string): number[] | null {
  if (!/^[\da-f:]{2,39}$/i.test(address)) return null;
  let host: string;
  try {
    host = new URL(`http://[${address}]`).hostname.slice(1, -1);
  } catch {
    return null;
  }
  const [before = '', after] = host.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':').map((group) => parseInt(group, 16)));
  const [first, last] = [groups(before), groups(after ?? '')];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

/** Parts of `bits` bits each, with all that lies behind the prefix as 0. */
const mask = (parts: readonly number[], bits: number, prefix: number): number[] =>
  parts.map((part, index) => {
    const kept = Math.min(bits, Math.max(0, prefix - index * bits));
    return part - (part % 2 ** (bits - kept));
  });

/** A network as it is compared, `203.0.113.0/24`; a single address stands alone. Null: it is none, or too wide. */
export function readNetwork(typed: string): string | null {
  const [address = '', length, ...more] = typed.split('/');
  const bytes = readBytes(address);
  const groups = bytes === null ? readGroups(address) : null;
  const most = bytes === null ? 128 : 32;
  if (more.length > 0 || (bytes === null && groups === null)) return null;
  if (length !== undefined && !number.test(length)) return null;
  const prefix = length === undefined ? most : Number(length);
  if (prefix > most || prefix < widest[bytes === null ? 6 : 4]) return null;
  const text =
    bytes === null
      ? new URL(
          `http://[${mask(groups ?? [], 16, prefix)
            .map((group) => group.toString(16))
            .join(':')}]`,
        ).hostname.slice(1, -1)
      : mask(bytes, 8, prefix).join('.');
  return prefix === most ? text : `${text}/${prefix}`;
}
