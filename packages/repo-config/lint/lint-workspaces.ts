const ours = {
  '@rostrum/api-client': '*',
  '@rostrum/contracts': '*',
  '@rostrum/federation': '*',
  '@rostrum/remote-runtime': '*',
  '@rostrum/ui-kit': '*',
  react: '*',
};
const workspace = (name: string, role: string, more: object = {}) => ({
  name: `@rostrum/${name}`,
  platform: { role },
  exports: { '.': './src/index.ts' },
  dependencies: ours,
  devDependencies: { '@rostrum/test-support': '*' },
  ...more,
});

/** The workspaces of the house that the cases are written into. */
export const workspaces: Record<string, object> = {
  shell: workspace('shell', 'shell'),
  'mf-north': workspace('mf-north', 'remote'),
  'mf-south': workspace('mf-south', 'remote'),
  'packages/ui-kit': workspace('ui-kit', 'web-library', { dependencies: { antd: '*', react: '*' } }),
  'packages/api-client': workspace('api-client', 'web-library', { dependencies: { axios: '*' } }),
  'packages/remote-runtime': workspace('remote-runtime', 'web-library'),
  'packages/federation': workspace('federation', 'web-library'),
  'packages/contracts': workspace('contracts', 'common-library', { dependencies: { zod: '*' } }),
  'packages/api-server': workspace('api-server', 'node-server', { dependencies: { ...ours, pg: '*' } }),
  'packages/server-kit': workspace('server-kit', 'node-library', { dependencies: { ...ours, pg: '*' } }),
  'packages/test-support': workspace('test-support', 'tooling', { dependencies: { vitest: '*' } }),
};
