import { roles } from '@rostrum/repo-config/roles';
import { exists, readWorkspaces } from '../repository.ts';

const known: readonly string[] = roles;

export function workspaceBasics(): string[] {
  return readWorkspaces().flatMap(({ name, folder, role }) => [
    ...(role !== undefined && known.includes(role)
      ? []
      : [`${folder}/package.json: write "platform": { "role": … } with one of ${known.join(', ')}.`]),
    ...(name === `@rostrum/${folder.split('/').at(-1)}`
      ? []
      : [`${folder}: the name must be @rostrum/<folder>; it is '${name}'.`]),
    ...(exists(`${folder}/README.md`)
      ? []
      : [`${folder}/README.md is missing: what it owns, and how to use it.`]),
  ]);
}
