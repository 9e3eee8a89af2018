import { readFileSync } from 'node:fs';
import { findIncompatibility, shellRelease, type RegistryHost } from '@rostrum/contracts';
import { buildSite } from '../build/build-site.ts';
import { inRepository } from '../repository.ts';
import { Refusal } from '../terminal/refusal.ts';
import { createPlatformClient } from './platform-client.ts';

/** What a shell provided and the next one does not, one line for each module. */
export function takenAway(before: RegistryHost['provides'], after: RegistryHost['provides']): string[] {
  return Object.entries(before).flatMap(([key, { exports }]) => {
    const now = after[key];
    if (!now) return [`'${key}' is gone`];
    const missing = exports.filter((name) => !now.exports.includes(name));
    return missing.length > 0 ? [`'${key}' lost ${missing.join(', ')}`] : [];
  });
}

/**
 * Compares the shell of this working tree with what a server has released: nothing that areas may use is taken away
 * within one major version of the host API, and every released area can be hosted.
 */
export async function checkShell(server: string): Promise<void> {
  const { areas, host } = await createPlatformClient(server, '').registry();
  await buildSite(['@rostrum/ui-kit', '@rostrum/shell']);
  const shell = shellRelease.parse(JSON.parse(readFileSync(inRepository('shell/dist/shell.json'), 'utf8')));
  const major = (version: string) => version.split('.')[0];
  const lost = host === null ? [] : takenAway(host.provides, shell.provides);
  const homeless = areas.flatMap((area) => {
    const incompatibility = findIncompatibility(area, shell);
    return incompatibility === null ? [] : [`${area.area} ${area.version}: ${incompatibility}`];
  });
  if (homeless.length > 0) {
    throw new Refusal(
      [
        `Areas that ${server} gives to everybody could not be hosted by this shell:`,
        ...homeless.map((line) => `  - ${line}`),
        'Put back what they need, or release those areas first without it.',
      ].join('\n'),
    );
  }
  if (host !== null && lost.length > 0 && major(host.hostApi) === major(shell.hostApi)) {
    throw new Refusal(
      [
        `This shell takes away what the shell ${host.version} of ${server} provides:`,
        ...lost.map((line) => `  - ${line}`),
        'An older release of an area may be brought back that needs it. Put it back, or raise the major version of hostApiVersion in packages/contracts.',
      ].join('\n'),
    );
  }
  console.log(
    `This shell (${shell.version}, host API ${shell.hostApi}) can host all ${areas.length} areas of ${server}${host === null ? '; what the old shell provides is not known there' : ' and takes nothing away'}.`,
  );
}
