import type { PlatformClient } from './platform-client.ts';
import type { BuiltRelease } from './build-area.ts';

export type Uploaded = { files: number; bytes: number; total: number };

/** How many files travel at the same time. */
const checks = 4;

/** Registers a release and sends the files that the server does not have; doing it twice is fine. */
export async function upload(
  client: PlatformClient,
  release: BuiltRelease,
  readFile: (name: string) => Uint8Array,
): Promise<Uploaded> {
  const { area, version, integrity } = release;
  const { missing } = await client.register(release);
  const waiting = [...missing];
  let bytes = 0;
  const sendNext = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const content = readFile(file);
      await client.putFile(area, version, file, content);
      bytes += content.length;
    }
  };
  await Promise.all(Array.from({ length: checks }, sendNext));
  await client.complete(area, version);
  return { files: missing.length, bytes, total: Object.keys(integrity).length };
}
