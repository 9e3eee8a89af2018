import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate';
import { maxEntries, maxUnpackedBytes, refusals } from './xlsx-limits.ts';

/** A small step unpacks to at most 4 MB, so that limits are checked before memory is filled. */
const step = 4096;

export type Receive = (part: Uint8Array, isLast: boolean) => void;

/**
 * Goes through the files of a ZIP in their order and unpacks those that `choose` takes, part by part.
 *
 * @throws BusinessError when there is more than a workbook has.
 */
export function unpack(bytes: Uint8Array, choose: (name: string) => Receive | undefined): void {
  let unpacked = 0;
  let entries = 0;
  let failure: unknown;
  const zip = new Unzip((file) => {
    entries += 1;
    if (entries > maxEntries) throw refusals.tooLarge();
    const receive = choose(file.name);
    if (!receive) return;
    file.ondata = (error, part, isLast) => {
      if (error) failure ??= refusals.broken();
      if (failure !== undefined) return;
      unpacked += part.length;
      // Kept and thrown below: the library would report it as a broken file.
      try {
        if (unpacked > maxUnpackedBytes) throw refusals.tooLarge();
        receive(part, isLast);
      } catch (reason) {
        failure = reason;
      }
    };
    file.start();
  });
  zip.register(UnzipInflate);
  zip.register(UnzipPassThrough);
  for (let at = 0; at < bytes.length; at += step) {
    zip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
    if (failure !== undefined) throw failure;
  }
}
