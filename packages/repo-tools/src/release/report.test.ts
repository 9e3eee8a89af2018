import type { ReleaseSummary } from '@rostrum/contracts/releases';
import { expect, test } from 'vitest';
import { statusLines } from './report.ts';

const release: ReleaseSummary = {
  area: 'events',
  version: 'da3f7e81f753',
  state: 'canary',
  source: 'uploaded',
  commit: `715f473d3c${'0'.repeat(30)}`,
  host_api: '1.0.0',
  incompatibility: null,
  conflict: null,
  sizes: { js: 3_800, css: 0 },
  rollouts: [{ to: 'percent', percent: 50 }],
  broken_reason: null,
  created_at: '2026-11-21T15:41:09.809Z',
  created_by: 'events-team',
};
const said = (releases: ReleaseSummary[]) =>
  statusLines({ area: 'events', current: null, previous: null, releases }, []).join('\n');

test('a release says which commit it is from and who gets it', () => {
  expect(said([release])).toContain('da3f7e81f753  canary    from 715f473d3c, given to 50 % of visitors');
});

test('a release of a working tree with changes says so: nobody can build it again', () => {
  expect(said([{ ...release, commit: `${release.commit}-dirty` }])).toContain('from 715f473d3c-dirty,');
});
