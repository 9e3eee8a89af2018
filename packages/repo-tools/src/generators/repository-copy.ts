import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { readWorkspaces, root } from '../repository.ts';

const leftBehind = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  '.turbo',
  '.cache',
  'test-results',
  'playwright-report',
]);

/** Links what is installed, except our own packages: those must be the copies. */
function linkInstalled(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@rostrum') symlinkSync(join(from, name), join(to, name));
  }
}

/** A copy of the repository with its dependencies linked, for tests that write into one. */
export class RepositoryCopy implements Disposable {
  readonly folder: string;

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'rostrum-copy-'));
    const isWanted = (path: string) =>
      !path
        .slice(root.length)
        .split(sep)
        .some((part) => leftBehind.has(part));
    for (const name of readdirSync(root)) {
      if (!leftBehind.has(name))
        cpSync(join(root, name), join(this.folder, name), { recursive: true, filter: isWanted });
    }
    linkInstalled(join(root, 'node_modules'), join(this.folder, 'node_modules'));
    for (const { folder } of readWorkspaces()) {
      const own = join(root, folder, 'node_modules');
      if (existsSync(own)) linkInstalled(own, join(this.folder, folder, 'node_modules'));
      this.link(folder);
    }
  }

  /** Makes a workspace known by its package name, as the installer would. */
  link(folder: string): void {
    const scope = join(this.folder, 'node_modules/@rostrum');
    mkdirSync(scope, { recursive: true });
    symlinkSync(join(this.folder, folder), join(scope, folder.split('/').at(-1) ?? folder));
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
