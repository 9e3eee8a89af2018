import { runQuietly } from '../processes/run-quietly.ts';
import { Refusal } from '../terminal/refusal.ts';

async function git(...parameters: string[]): Promise<string[]> {
  const { code, output } = await runQuietly('git', parameters);
  if (code !== 0) throw new Refusal(`git ${parameters.join(' ')} failed: ${output.trim()}`);
  return output.split('\n').filter((line) => line !== '');
}

/** What differs from a commit: committed since then, in the working tree, and files that git does not know yet. */
export async function readChangedFiles(since: string): Promise<string[]> {
  const [base = since] = await git('merge-base', since, 'HEAD');
  return [
    // Without renames, so that a file that was moved counts at both places.
    ...(await git('diff', '--name-only', '--no-renames', base)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
}
