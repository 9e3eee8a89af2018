import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { sharedRuntimeKey, sharedRuntimeRange } from './shared-runtime-use.ts';
import { isSharedPackage, sharedModules } from './shared-policy.ts';

interface PackageFile {
  name: string;
  version: string;
  dependencies: Record<string, string>;
}

export interface Workspace extends PackageFile {
  directory: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readPackage(directory: string): Workspace {
  const file: unknown = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  const { name, version, dependencies } = isRecord(file) ? file : {};
  if (typeof name !== 'string') throw new Error(`${directory}/package.json has no name.`);
  const entries = isRecord(dependencies) ? Object.entries(dependencies) : [];
  return {
    name,
    version: String(version ?? '0.0.0'),
    directory,
    dependencies: Object.fromEntries(entries.map(([key, value]) => [key, String(value)])),
  };
}

/** The workspace that is being built. */
export const ownWorkspace = (): Workspace => readPackage(realpathSync(process.cwd()));

const isOurs = (name: string) => name.startsWith('@rostrum/');

const installed = (own: Workspace, name: string): Workspace =>
  readPackage(realpathSync(join(own.directory, '..', 'node_modules', name)));

/** Versions of a shared module that will do for what is built now: those that took nothing away since. */
export function sharedRange(own: Workspace, key: string): string {
  const policy = sharedModules.find((module) => module.key === key);
  const [scope = '', name = ''] = key.split('/');
  return policy?.requiredVersion ?? `^${installed(own, `${scope}/${name}`).version}`;
}

/** What an area demands of everything it takes from the shell, so that raising one of the versions makes another release. */
export const sharedRanges = (own: Workspace): Record<string, string> => ({
  ...Object.fromEntries(sharedModules.map(({ key }) => [key, sharedRange(own, key)])),
  [sharedRuntimeKey]: sharedRuntimeRange(),
});

/** The workspace packages whose sources end up in this one's bundle, directly or through others. */
export function bundledWorkspaces(own: Workspace, { exceptShared }: { exceptShared: boolean }): Workspace[] {
  const found = new Map<string, Workspace>();
  const visit = (workspace: Workspace) => {
    for (const name of Object.keys(workspace.dependencies)) {
      if (!isOurs(name) || found.has(name) || (exceptShared && isSharedPackage(name))) continue;
      const next = installed(own, name);
      found.set(name, next);
      visit(next);
    }
  };
  visit(own);
  return [...found.values()];
}

/** `people` of `@rostrum/mf-people`. */
export function areaOf({ name, directory }: Workspace): string {
  const area = /^@rostrum\/mf-([a-z][a-z0-9-]*)$/.exec(name)?.[1];
  if (!area) throw new Error(`${directory}: an area's package is named @rostrum/mf-<area>, not '${name}'.`);
  return area;
}
