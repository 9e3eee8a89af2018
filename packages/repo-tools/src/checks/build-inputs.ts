import { readFileSync } from 'node:fs';
import { inRepository, readWorkspaces } from '../repository.ts';

/**
 * Packages are built into the areas from source, so turbo cannot follow them by itself:
 * turbo.json names their sources. One that is missing there would leave old code in dist.
 */
export function buildInputs(): string[] {
  const { tasks } = JSON.parse(readFileSync(inRepository('turbo.json'), 'utf8')) as {
    tasks: { build: { inputs: string[] } };
  };
  // The versions in there are what an area demands of the shell.
  const manifests = '$TURBO_ROOT$/packages/*/package.json';
  return [
    ...(tasks.build.inputs.includes(manifests) ? [] : [manifests]),
    ...readWorkspaces()
      .filter(({ role }) => role === 'web-library' || role === 'common-library')
      .map(({ folder }) => `$TURBO_ROOT$/${folder}/src/**`)
      .filter((input) => !tasks.build.inputs.includes(input)),
  ].map((input) => `turbo.json: add "${input}" to the inputs of build.`);
}
