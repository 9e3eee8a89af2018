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
  /** Semver range an area demands of the shell's copy; our own packages are gated by the host API instead. */
  requiredVersion?: string;
}

const react = { eager: true, requiredVersion: '^19.3.0' };

export const sharedModules: readonly SharedModule[] = [
  { key: 'react', ...react },
  { key: 'react/jsx-runtime', ...react },
  { key: 'react-dom', ...react },
  { key: 'react-dom/client', ...react },
  { key: '@rostrum/contracts', eager: true },
  // The calls that one area makes alone.
  { key: '@rostrum/contracts/analytics', eager: false },
  { key: '@rostrum/contracts/builder', eager: false },
  { key: '@rostrum/contracts/fields', eager: false },
  { key: '@rostrum/contracts/inquiries', eager: false },
  { key: '@rostrum/contracts/people', eager: false },
  { key: '@rostrum/contracts/notifications', eager: false },
  { key: '@rostrum/contracts/posts', eager: false },
  { key: '@rostrum/contracts/qanda', eager: false },
  { key: '@rostrum/contracts/settings', eager: false },
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
    sharedModules.map(({ key, requiredVersion }) => [
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
