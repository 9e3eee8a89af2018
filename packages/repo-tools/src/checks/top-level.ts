import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { exists, root } from '../repository.ts';

const agreed = [
  'shell',
  'mf-people',
  'mf-posts',
  'mf-qanda',
  'mf-inquiries',
  'mf-analytics',
  'mf-builder',
  'mf-settings',
  'mf-seeker',
  'packages',
  'package.json',
  'package-lock.json',
  'turbo.json',
  'README.md',
  'LICENSE',
];

/** Names at the top that are part of the repository: tracked ones, or all when there is no version control. */
function namesAtTop(): string[] {
  if (!exists('.git')) return readdirSync(root).filter((name) => name !== 'node_modules');
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listed.split('\n').map((path) => path.split('/')[0] ?? ''))].filter(
    (name) => name !== '',
  );
}

export function topLevel(): string[] {
  const names = namesAtTop().filter((name) => !name.startsWith('.'));
  return [
    ...agreed.filter((name) => !exists(name)).map((name) => `'${name}' is missing at the top level.`),
    ...names
      .filter((name) => !agreed.includes(name))
      .map((name) => `'${name}' does not belong at the top level; move it into a workspace.`),
  ];
}
