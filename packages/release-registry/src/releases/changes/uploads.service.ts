import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { RemoteRelease } from '@rostrum/contracts';
import { releaseLimits } from '@rostrum/contracts/releases';
import { type Database, type Transaction, runAsSystem, transaction } from '@rostrum/server-kit/database';
import { BusinessError, ConflictError, InputError, NotFoundError } from '@rostrum/server-kit';
import { publish } from '@rostrum/server-kit/live';
import type { Site } from '../../site/site.ts';
import { parseNamedFiles } from './federation-manifest.parser.ts';
import { readBounded } from './read-bounded.ts';
import { noteDown } from './release-change.ts';
import { noSuchRelease, requireUnclaimed } from './release-error.ts';
import { releaseRepository, type ReleaseRow } from '../store/releases.repository.ts';
import { composeIndex } from '../resolution/release-index.ts';
import { type FileStore, compressFile, keyOf } from '@rostrum/server-kit/storage';

interface UploadDeps {
  db: Database;
  site: Site;
  store: FileStore;
  clock: () => Date;
}

interface Named {
  area: string;
  version: string;
}

/** What makes two releases the same: all that a browser is told of them. Who built it from where is not part of it. */
const essence = (release: RemoteRelease) => ({ ...release, commit: null, sizes: { js: 0, css: 0 } });

const taken = ({ area, version }: Named): ConflictError =>
  new ConflictError(
    `Release ${version} of ${area} is there with other contents. A version stands for the same bytes for ever; build another.`,
    { code: 'already_exists' },
  );

/** How releases come in: announced, sent file by file, closed. Each step may be done again. */
export function createUploads({ db, site, store, clock }: UploadDeps) {
  /** Refuses what takes the paths or the menu of another area: read in the transaction that notes it down. */
  async function requireOwn(tx: Transaction, { area, version }: Named): Promise<void> {
    const state = await releaseRepository.state(tx);
    const built = site.built().map(({ release }) => release);
    const known = composeIndex({ state, built, shell: site.shell() }).areas.get(area)?.releases.get(version);
    if (known) requireUnclaimed(known);
  }

  async function missingOf({ integrity }: RemoteRelease): Promise<string[]> {
    const isThere = await Promise.all(Object.values(integrity).map((hash) => store.has(keyOf(hash))));
    return Object.keys(integrity)
      .filter((_, index) => !isThere[index])
      .toSorted();
  }

  async function found({ area, version }: Named): Promise<ReleaseRow> {
    const row = await releaseRepository.find(db, area, version);
    if (row?.source !== 'uploaded') throw noSuchRelease(area, version);
    return row;
  }

  /** Refuses a release whose entry names a file that the release does not list: the area would fail in the browser. */
  function requireListed({ area, version, entry, integrity }: RemoteRelease, bytes: Buffer): void {
    const named = parseNamedFiles(bytes);
    if (named === null)
      throw new ConflictError(
        `'${entry}' of release ${version} of ${area} is not a Module Federation manifest. Build the area again and upload it under a new version.`,
        { code: 'invalid_transition' },
      );
    const unlisted = named.filter((file) => !Object.hasOwn(integrity, file)).toSorted();
    if (unlisted.length > 0)
      throw new ConflictError(
        `The manifest of release ${version} of ${area} names ${unlisted.length === 1 ? 'a file' : `${unlisted.length} files`} that the release does not list: ${unlisted.slice(0, 5).join(', ')}. Build the area again and upload every file under a new version.`,
        { code: 'invalid_transition', details: { unlisted } },
      );
  }

  /** Every file as it is in the store, once more against its hash, with its compressed copies. */
  async function checkFiles(release: RemoteRelease): Promise<void> {
    const { area, version, integrity, entry } = release;
    const missing: string[] = [];
    let total = 0;
    for (const [file, hash] of Object.entries(integrity).toSorted()) {
      const bytes = await store.read(keyOf(hash));
      if (!bytes) missing.push(file);
      else total += bytes.length;
      if (total > releaseLimits.releaseBytes)
        throw new BusinessError('too_large', `A release has at most ${releaseLimits.releaseBytes} bytes.`);
      if (bytes && file === entry) requireListed(release, bytes);
      if (bytes) await compressFile(store, { file, integrity: hash, bytes });
    }
    if (missing.length > 0)
      throw new ConflictError(
        `Release ${version} of ${area} lacks ${missing.length} of its files, ${missing[0]} for one. Send them, then complete it.`,
        { code: 'invalid_transition', details: { missing } },
      );
  }

  return {
    /** Announces a release; answers which of its files the store does not have yet. */
    async register(release: RemoteRelease, createdBy: string): Promise<string[]> {
      await transaction(db, async (tx) => {
        await releaseRepository.lock(tx);
        await releaseRepository.add(tx, { release, source: 'uploaded', createdBy });
        const row = await releaseRepository.find(tx, release.area, release.version);
        if (!row) throw noSuchRelease(release.area, release.version);
        // What only this server built was never promised to anybody.
        if (row.source === 'built') await releaseRepository.adopt(tx, row.id, { release, createdBy });
        else if (!isDeepStrictEqual(essence(row.release), essence(release))) throw taken(release);
        await requireOwn(tx, release);
      });
      return missingOf(release);
    },

    /** Takes one file, if it is what the release says. */
    async takeFile(
      { area, version, file }: Named & { file: string },
      body: Readable,
    ): Promise<{ path: string; bytes: number }> {
      const row = await found({ area, version });
      const expected = Object.hasOwn(row.release.integrity, file) ? row.release.integrity[file] : undefined;
      if (expected === undefined)
        throw new NotFoundError(`Release ${version} of ${area} has no file '${file.slice(0, 200)}'.`);
      const { bytes, integrity } = await readBounded(body);
      if (integrity !== expected) {
        if (row.storedAt !== null) throw taken({ area, version });
        throw InputError.field(
          file,
          `'${file}' has the hash ${integrity}, but the release says ${expected}. Build it anew, or send it again.`,
          'hash',
        );
      }
      const key = keyOf(expected);
      if (!(await store.has(key))) await store.write(key, bytes);
      return { path: file, bytes: bytes.length };
    },

    /** Closes an upload: from here on the release can be served, and is what it is for ever. */
    async complete({ area, version }: Named, actor: string): Promise<void> {
      const row = await found({ area, version });
      if (row.storedAt !== null) return;
      await checkFiles(row.release);
      await runAsSystem('releases belong to the installation', () =>
        transaction(db, async (tx) => {
          await releaseRepository.lock(tx);
          const now = await releaseRepository.find(tx, area, version);
          if (!now || now.storedAt !== null) return;
          await requireOwn(tx, now);
          await releaseRepository.setStored(tx, now.id, clock());
          await noteDown(tx, { area, actor }, { version, event: 'uploaded' });
          // Servers learn of it; for tabs nothing has changed, so no revision and no event.
          await publish(tx, { topic: 'registry', id: '' });
        }),
      );
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;
