import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** One package holds the binaries of every platform (288 MB), where others have a package for each. */
const folder = 'node_modules/onnxruntime-node/bin/napi-v6';

/** Removes the binaries of other platforms from a folder `platform/architecture`. */
export function removeForeignBinaries(
  binaries = join(root, folder),
  { platform, arch } = { platform: process.platform, arch: process.arch },
) {
  // A platform without binaries keeps what there is: the server then says what is missing.
  if (!existsSync(join(binaries, platform, arch))) return;
  for (const other of readdirSync(binaries))
    if (other !== platform) rmSync(join(binaries, other), { recursive: true });
  for (const other of readdirSync(join(binaries, platform)))
    if (other !== arch) rmSync(join(binaries, platform, other), { recursive: true });
}
