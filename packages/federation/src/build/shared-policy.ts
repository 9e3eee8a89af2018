/**
 * What shell and areas share, once each: every area takes these from the shell (`import: false`). Shared are our own thin
 * re-export modules, never antd, react-router or TanStack Query themselves: sharing a package makes all of its exports
 * used, sharing a re-export module lets the shell's build shake it. Removing an entry or an export is a breaking change
 * of the host API.
 */
export interface SharedModule {
  key: string;
  /** Eager modules are in the shell's first file; the others are fetched with the first area that needs them. */
  eager: boolean;
  /** Areas carry it themselves; the shell provides it only to releases that were built when it was shared. */
  isForEarlierReleases?: true;
  /** Semver range an area demands of the shell's copy; our own packages are gated by the host API instead. */
  requiredVersion?: string;
}

const react = { eager: true, requiredVersion: '^19.3.0' };
const carried = { eager: false, isForEarlierReleases: true } as const;

export const sharedModules: readonly SharedModule[] = [
  { key: 'react', ...react },
  { key: 'react/jsx-runtime', ...react },
  { key: 'react-dom', ...react },
  { key: 'react-dom/client', ...react },
  { key: '@rostrum/contracts', eager: true },
  { key: '@rostrum/contracts/notifications', eager: false },
  // The calls that one area makes alone: a shell from before would take out of their answers what it does not know.
  { key: '@rostrum/contracts/analytics', ...carried },
  { key: '@rostrum/contracts/builder', ...carried },
  { key: '@rostrum/contracts/fields', ...carried },
  { key: '@rostrum/contracts/inquiries', ...carried },
  { key: '@rostrum/contracts/people', ...carried },
  { key: '@rostrum/contracts/posts', ...carried },
  { key: '@rostrum/contracts/qanda', ...carried },
  { key: '@rostrum/contracts/settings', ...carried },
  { key: '@rostrum/api-client', eager: true },
  { key: '@rostrum/auth-client', eager: true },
  { key: '@rostrum/bookmark-store', eager: true },
  { key: '@rostrum/remote-runtime', eager: true },
  { key: '@rostrum/remote-runtime/router', eager: true },
  { key: '@rostrum/remote-runtime/query', eager: true },
  { key: '@rostrum/ui-kit', eager: true },
  { key: '@rostrum/ui-kit/data', eager: false },
  { key: '@rostrum/ui-kit/date', eager: false },
  { key: '@rostrum/ui-kit/form', eager: false },
];

const no = false as const;

/** What an area built now takes from the shell. */
export const takenModules = sharedModules.filter(({ isForEarlierReleases }) => !isForEarlierReleases);

/** What the shell provides. */
export const providedByShell = () =>
  Object.fromEntries(
    sharedModules.map(({ key, eager, requiredVersion }) => [
      key,
      { singleton: true, eager, requiredVersion: requiredVersion ?? no },
    ]),
  );

/** What an area takes from the shell and never carries itself. */
export const takenFromShell = () =>
  Object.fromEntries(
    takenModules.map(({ key, requiredVersion }) => [
      key,
      {
        singleton: true,
        import: no,
        requiredVersion: requiredVersion ?? no,
        strictVersion: requiredVersion !== undefined,
      },
    ]),
  );

/** Workspace packages that no area carries. */
export const isSharedPackage = (name: string): boolean => sharedModules.some(({ key }) => key === name);
