import { findIncompatibility } from '@rostrum/contracts';
import { Refusal } from '../terminal/refusal.ts';
import { since, step } from '../terminal/step.ts';
import type { ReleaseArguments } from './arguments.ts';
import { buildArea, type BuiltRelease } from './build-area.ts';
import { commitOf, shortCommit } from './commit-of.ts';
import { createPlatformClient, type PlatformClient } from './platform-client.ts';
import { nextSteps, statusLines, whoOf } from './report.ts';
import { rollBack } from './roll-back.ts';
import { upload } from './upload.ts';

/** Refuses a release that the shell of the target could not host, before anything is sent. */
async function requireFit(client: PlatformClient, release: BuiltRelease, server: string): Promise<void> {
  const { host } = await client.registry();
  if (host === null) {
    console.warn(
      `${server} does not say what its shell provides; only the host API is compared when the area is loaded.`,
    );
    return;
  }
  const incompatibility = findIncompatibility(release, host);
  if (incompatibility !== null) {
    throw new Refusal(
      `Nothing was released: the shell ${host.version} of ${server} cannot host this ${release.area}; ${incompatibility}. Deploy the server with the newer shell first, or do without.`,
    );
  }
}

async function buildAndUpload(client: PlatformClient, area: string, server: string): Promise<string> {
  const commit = await commitOf();
  if (commit.name === null)
    console.warn('This is no git working tree: the release will not say what it was built from.');
  else if (!commit.isClean)
    console.warn(`There are changes that no commit has; the release is marked ${shortCommit(commit.name)}.`);
  using build = await buildArea(area);
  const release = { ...build.release, commit: commit.name };
  await requireFit(client, release, server);
  const { js, css } = release.sizes;
  console.log(
    `${area} ${release.version}: ${(js / 1000).toFixed(1)} kB of js, ${(css / 1000).toFixed(1)} kB of css`,
  );
  const { files, bytes, total } = await step(`Uploading to ${server}`, () =>
    upload(client, release, (name) => build.readFile(name)),
  );
  console.log(`Sent ${files} of ${total} files, ${(bytes / 1000).toFixed(1)} kB; the server had the others.`);
  return release.version;
}

/** Does what the command line says, and tells what it did and how to take it back. */
export async function runRelease(given: ReleaseArguments): Promise<void> {
  const { area, intent, server, token, reason } = given;
  const began = performance.now();
  const client = createPlatformClient(server, token);
  // Asked first: a token without right or a server that is away should be known before a build.
  const before = await client.statusOf(area);
  const say = (text: string) => console.log(`\n${text} (${since(began)})`);

  if (intent.kind === 'status' || intent.kind === 'rollback') {
    if (!before) throw new Refusal(`${server} knows no release of '${area}'.`);
    if (intent.kind === 'status') {
      const { items } = await client.history(area);
      console.log(statusLines(before, items).join('\n'));
      return;
    }
    const { told, next } = await rollBack(client, before, given);
    say(told);
    for (const line of next) console.log(line);
    return;
  }

  const version = given.version ?? (await buildAndUpload(client, area, server));
  const isNew = before?.current !== version;
  if (intent.kind === 'upload') {
    const status = await client.statusOf(area);
    if (!status)
      throw new Refusal(`${server} does not list '${area}' after the upload; ask whoever runs it.`);
    say(`${area} ${version} is on ${server}; ${isNew ? 'nobody gets it yet' : 'everybody has it already'}.`);
    for (const line of nextSteps(intent, version, status, server)) console.log(line);
    return;
  }
  if (intent.kind === 'rollOut') {
    const { area: status, changed } = await client.rollOut(area, version, intent.target, reason);
    const who = whoOf(intent.target);
    say(
      changed
        ? `${area} ${version} is given to ${who} of ${server}.`
        : `${area} ${version} was given to ${who} already.`,
    );
    for (const line of nextSteps(intent, version, status, server)) console.log(line);
    return;
  }
  const { area: status, changed } = await client.promote(area, version, reason);
  say(
    changed
      ? `Everybody on ${server} gets ${area} ${version}; open tabs have it the next time they enter the area.`
      : `Everybody on ${server} had ${area} ${version} already.`,
  );
  for (const line of nextSteps(intent, version, status, server)) console.log(line);
}
