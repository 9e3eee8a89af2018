/** The layers of one package, the lowest first: a file imports from its own layer and from those before it. */
export type PackageLayers = {
  /** Folders or files below src/, the longest match counts; what matches none stands on top of all. */
  order: readonly string[];
  /** A folder whose parts are entered by their index.ts alone. The repository check `folder circles` keeps them free of cycles. */
  modules?: { folder: string };
};

/** Who stands on whom inside the packages of the server, type imports counted. Between packages the import matrix decides. */
export const layers: Readonly<Record<string, PackageLayers>> = {
  'packages/server-kit': {
    order: [
      'errors.ts',
      'startup-error.ts',
      'constraint-meaning.ts',
      'repository-root.ts',
      'make-folders.ts',
      'secrets.ts',
      'encrypted-secret.ts',
      'rich-text',
      'linear-search',
      'workers',
      'caller',
      'logging',
      'database',
      'audit',
      'limits',
      'jobs',
      'outbound',
      'storage',
      'mail',
      'live',
      'metrics',
      'opening',
      'module',
      'http',
    ],
  },
  'packages/identity': {
    order: [
      'linked-people.schema.ts',
      'identity-deps.ts',
      'password-hash',
      'organisations',
      'users',
      'sessions',
      'account-mail',
      'sign-in',
      'second-factor',
      'password',
      'groups',
      'single-sign-on',
      'accounts',
    ],
  },
  'packages/release-registry': {
    order: ['site', 'releases', 'proofs', 'registry-deps.ts', 'platform'],
  },
  'packages/api-server': {
    order: [
      'config-values.ts',
      'config.ts',
      'images',
      'calendar',
      'tables',
      'modules',
      'app-deps.ts',
      'module-list.ts',
      'modules.ts',
      'serving',
    ],
    modules: { folder: 'modules' },
  },
};
