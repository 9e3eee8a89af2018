import type { Random } from './random.ts';

/** Identifiers in the shape of UUID version 7 that are the same from run to run: moment first, then drawn bits. */
export function createIds(random: Random) {
  const hex = (digits: number) =>
    Math.floor(random.next() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  return {
    id(at: Date): string {
      const time = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
      const variant = (8 + Math.floor(random.next() * 4)).toString(16);
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`;
    },
  };
}
