import { runQuietly } from '../processes/run-quietly.ts';
import { root } from '../repository.ts';

export type Commit = { name: string | null; isClean: boolean };

/** The commit of the working tree, marked when files differ from it: such a release cannot be built again by others. */
export async function commitOf(folder = root): Promise<Commit> {
  const head = await runQuietly('git', ['rev-parse', 'HEAD'], { cwd: folder });
  if (head.code !== 0) return { name: null, isClean: false };
  const status = await runQuietly('git', ['status', '--porcelain'], { cwd: folder });
  const isClean = status.code === 0 && status.output.trim() === '';
  return { name: `${head.output.trim()}${isClean ? '' : '-dirty'}`, isClean };
}

/** A commit as people read it: shortened, and still marked when files differed from it. */
export const shortCommit = (name: string): string => name.replace(/^([\da-f]{10})[\da-f]+/, '$1');
