/** What a workspace is; written as `"platform": { "role": … }` in its package.json. */
export const roles = [
  'shell',
  'remote',
  'web-library',
  'node-server',
  'node-library',
  'common-library',
  'tooling',
] as const;
export type Role = (typeof roles)[number];

/** The import matrix. What is absent is a lint error. */
export const mayImport: Record<Role, readonly Role[]> = {
  shell: ['web-library', 'common-library'],
  remote: ['web-library', 'common-library'],
  'web-library': ['web-library', 'common-library'],
  'node-server': ['node-library', 'common-library'],
  'node-library': ['node-library', 'common-library'],
  'common-library': ['common-library'],
  tooling: ['tooling', 'common-library', 'web-library', 'node-server', 'node-library'],
};

/** Tests and config files may use the tools besides what their workspace ships. */
export const testsMayAlsoImport: readonly Role[] = ['tooling'];

/** What to do instead, by `from->to`; `*` stands for any role. The first match speaks. */
export const advice: Record<string, string> = {
  'remote->remote':
    'Remotes do not import each other. Link by URL (paths.ts), or move the shared part to a package in packages/.',
  'shell->remote':
    'The shell loads remotes at run time through the registry (packages/federation) and never imports their source.',
  '*->remote': 'A remote is entered at run time only. Move the shared part to a package in packages/.',
  '*->shell':
    'Nothing imports the shell. What a remote needs from it comes through @rostrum/remote-runtime; move the part there.',
  '*->node-server':
    'The server is reached over HTTP. Import the route descriptor from @rostrum/contracts and call it with @rostrum/api-client.',
  '*->node-library':
    'This package runs on the server only. Put what the browser needs as well into @rostrum/contracts.',
  '*->tooling':
    'Code under src/ ships to users and does not import tools. Only tests and config files may; move this there.',
  'node-library->node-server':
    'The floor does not know what stands on it. Declare what is needed as a type of your own; the app passes it in.',
  'node-server->web-library':
    'The server does not import browser code. Put what both need into @rostrum/contracts.',
  'common-library->web-library':
    'A common library runs everywhere, so it imports common libraries only. Turn the dependency round, or pass it in.',
};

/** The advice for one forbidden direction. */
export function adviceFor(from: Role, to: Role): string {
  return (
    advice[`${from}->${to}`] ?? advice[`*->${to}`] ?? `A ${from} may import: ${mayImport[from].join(', ')}.`
  );
}
