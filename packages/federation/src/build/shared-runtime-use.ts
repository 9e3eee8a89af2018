import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SharedModuleUse } from '@rostrum/contracts';

/** What an area borrows of the shell beside the shared modules: stands among them in `needs` and `provides`. */
export const sharedRuntimeKey = '@module-federation/webpack-bundler-runtime';

function readVersion(): string {
  const file = fileURLToPath(import.meta.resolve(`${sharedRuntimeKey}/package.json`));
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const version = typeof content === 'object' && content && 'version' in content ? content.version : null;
  if (typeof version !== 'string') throw new Error(`${file} names no version.`);
  return version;
}

/** The federation runtime that this shell lends. */
export const sharedRuntimeProvided = (): SharedModuleUse => ({ version: readVersion(), exports: [] });

/**
 * The federation runtimes that an area can borrow: those of the minor version it was built with, and none that is older.
 *
 * What is borrowed is not the runtime's public interface but the part that bundlers generate calls to: members come and
 * go there with minor versions, and nothing promises that a newer one answers what an older build calls. A patch mends what
 * is there, so an area of before runs on it; the reverse is refused, because the area was only ever tried with the mend.
 * The cost of refusing is small: the area's release before is given, or the area follows the shell's own build.
 */
export const sharedRuntimeRange = (): string => `~${readVersion()}`;
