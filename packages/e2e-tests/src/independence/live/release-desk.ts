import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteRelease } from '@rostrum/contracts';
import type { RolloutTarget } from '@rostrum/contracts/releases';
import { trialFolder } from '../folders.ts';
import type { TrialLabel } from '../trial-area/trial-releases.ts';

const folderOf = (label: TrialLabel) => join(trialFolder, label, 'mf-trial/dist');

/** The version of a release of the trial area. */
export const versionOf = (label: TrialLabel): string =>
  remoteRelease.parse(JSON.parse(readFileSync(join(folderOf(label), 'remote.json'), 'utf8'))).version;

/** Releases the trial area as a team does: by the calls of the release command, with a deploy token. */
export class ReleaseDesk {
  readonly #origin: string;
  readonly #token: string;
  readonly #uploaded = new Set<TrialLabel>();

  constructor(origin: string, token: string) {
    this.#origin = origin;
    this.#token = token;
  }

  async #call<Data>(method: string, path: string, body?: object | Uint8Array<ArrayBuffer>): Promise<Data> {
    const isBytes = body instanceof Uint8Array;
    const response = await fetch(`${this.#origin}/v1/platform/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
      },
      body: isBytes ? body : body && JSON.stringify(body),
    });
    const answer = (await response.json()) as { data: Data };
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer.data;
  }

  /** Sends a release, file by file; one that is there already costs nothing. */
  async upload(label: TrialLabel) {
    if (this.#uploaded.has(label)) return;
    const release: unknown = JSON.parse(readFileSync(join(folderOf(label), 'remote.json'), 'utf8'));
    const at = `releases/trial/${versionOf(label)}`;
    const { missing } = await this.#call<{ missing: string[] }>('POST', 'releases', Object(release));
    for (const file of missing)
      await this.#call(
        'PUT',
        `${at}/files/${file}`,
        new Uint8Array(readFileSync(join(folderOf(label), file))),
      );
    await this.#call('POST', `${at}/complete`);
    this.#uploaded.add(label);
  }

  async promote(label: TrialLabel) {
    await this.upload(label);
    await this.#call('POST', 'areas/trial/promote', { version: versionOf(label), reason: 'for a test' });
  }

  rollBack = () => this.#call('POST', 'areas/trial/rollback', { reason: 'for a test' });

  async rollOut(label: TrialLabel, target: RolloutTarget) {
    await this.upload(label);
    await this.#call('POST', `releases/trial/${versionOf(label)}/rollout`, { target });
  }

  history = () =>
    this.#call<{ items: { event: string; version: string; actor: string }[] }>('GET', 'areas/trial/history');

  /** What a test begins with: everybody has the first release, and no one another. */
  async reset() {
    for (const label of this.#uploaded)
      await this.#call('DELETE', `releases/trial/${versionOf(label)}/rollout`);
    await this.promote('one');
  }
}
