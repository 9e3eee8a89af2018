import { expect, test } from 'vitest';
import { documentLinks, faultsOfDocument } from './document-links.ts';

test('a document may name only files and commands that are there', () => {
  const text = [
    'See [the guide](guides/tests.md#journeys), [more](gone.md) and [elsewhere](https://example.org/x).',
    'Run `npm test`, `npm run build -w mf-people`, `npm run polish` and `npm run bench -w mf-people`.',
  ].join('\n');
  const faults = faultsOfDocument(text, {
    exists: (path) => path === 'guides/tests.md',
    scripts: new Map([
      ['', ['test', 'bench']],
      ['mf-people', ['build']],
    ]),
  });
  expect(faults).toEqual([
    'links to gone.md, which is not there',
    'names `npm run polish`, which no package.json has',
    'names `npm run bench -w mf-people`, which no package.json has',
  ]);
});

test('this repository names nothing that is not there', () => {
  expect(documentLinks()).toEqual([]);
});
