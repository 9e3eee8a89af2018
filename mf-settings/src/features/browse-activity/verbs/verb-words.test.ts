import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { directoryVerbs } from './directory-verbs.ts';
import { settingsVerbs } from './settings-verbs.ts';
import { verbOptions, wordVerb } from './verb-words.ts';

const root = join(import.meta.dirname, '../../../../..');
const sources = globSync('packages/{api-server,identity,release-registry}/src/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts') && !file.includes('/testing/'))
  .map((file) => readFileSync(join(root, file), 'utf8'));

test('everything that the server records has words', () => {
  const recorded = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/verb:\s+(?:[^\n']+\?\s*)?'([a-z_]+\.[a-z_]+)'/g)].map(([, verb = '']) => verb),
    ),
  );
  expect(recorded.size).toBeGreaterThan(120);
  const known = { ...directoryVerbs, ...settingsVerbs };
  expect([...recorded].filter((verb) => !Object.hasOwn(known, verb))).toEqual([]);
});

test('choices stand in the order of their words, and an unknown verb is still readable', () => {
  expect(verbOptions(['post.schedule_failed', 'inquiry.ask_accepted'])).toEqual([
    { value: 'inquiry.ask_accepted', label: 'Expert said yes' },
    { value: 'post.schedule_failed', label: 'Scheduled post could not be published' },
  ]);
  expect(wordVerb('planet.moved_on')).toBe('Planet: moved on');
  const words = Object.values({ ...directoryVerbs, ...settingsVerbs });
  expect(new Set(words).size).toBe(words.length);
});
