import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { inRepository } from '../repository.ts';
import type { AdvisorySnapshot } from './advisory.ts';
import { findBrokenPeers } from './find-broken-peers.ts';
import { findMissingPlatforms } from './find-missing-platforms.ts';
import { findWeaknesses } from './find-weaknesses.ts';
import { readLocked } from './lockfile.ts';
import { faultsOf } from './rules.ts';
import { readAccepted, readSnapshot } from './snapshot.ts';

const rootPackage = z.object({ allowScripts: z.record(z.string(), z.boolean()) });

/** Names of packages whose install scripts were read, then allowed or refused: npm runs none that is `false`. */
function readDecidedScripts(): Set<string> {
  const { allowScripts } = rootPackage.parse(JSON.parse(readFileSync(inRepository('package.json'), 'utf8')));
  return new Set(Object.keys(allowScripts));
}

/** How far the check sees: without a snapshot it knows no advisories, and says so wherever it is named. */
export const describeKnowledge = (snapshot: AdvisorySnapshot | null): string =>
  snapshot === null ? 'no advisory data here' : `advisories of ${snapshot.date}`;

/** Everything that is wrong with what is installed, one sentence each. */
export function checkDependencies(today = new Date()): { checked: number; faults: string[] } {
  const locked = readLocked();
  const decided = readDecidedScripts();
  const advisories = readSnapshot()?.advisories ?? [];
  const faults = [
    ...locked.flatMap((one) => faultsOf(one, decided)),
    ...findMissingPlatforms(locked),
    ...findBrokenPeers(locked),
    ...findWeaknesses(locked, { advisories, accepted: readAccepted(), today }),
  ];
  return { checked: locked.length, faults };
}
