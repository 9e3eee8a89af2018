import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { runQuietly } from '../../processes/run-quietly.ts';
import { inRepository } from '../../repository.ts';
import { RepositoryCopy } from '../repository-copy.ts';

/** A copy of the repository in which generators run, and tools judge what they wrote. */
export class GeneratorCopy extends RepositoryCopy {
  generate(...words: string[]): string {
    const command = join(this.folder, 'packages/repo-tools/src/commands/new.ts');
    return execFileSync(process.execPath, [command, ...words], {
      cwd: this.folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  }

  /** Returns the output of a tool that fails in a folder of the copy; empty if it succeeds. */
  async findProblems(folder: string, name: string, ...parameters: string[]): Promise<string> {
    const tool = inRepository('node_modules/.bin', name);
    const { code, output } = await runQuietly(tool, parameters, { cwd: join(this.folder, folder) });
    return code === 0 ? '' : output;
  }

  /** Runs one checker: four, which is the default, would each check the files that workspaces share. */
  findCompilerProblems(folder: string): Promise<string> {
    return this.findProblems(folder, 'tsc', '--noEmit', '--checkers', '1');
  }
}
