import { expect, test } from 'vitest';
import { wordFaults } from './words.ts';

test('a word of our own is named with its line and the term of the field, also within a name', () => {
  const text = 'const signInDoor = 1;\nThe doors of it.\n';
  expect(wordFaults('a.ts', text)).toEqual([
    expect.stringMatching(/^a\.ts:1 says 'door'\. Write sign-in pipeline/),
    expect.stringMatching(/^a\.ts:2 says 'door'/),
  ]);
});

test('parts of other words, and names that are excepted, are left alone', () => {
  expect(wordFaults('a.ts', 'silent calendar indoor backbone breaks')).toEqual([]);
  expect(wordFaults('a.ts', 'The Meridian Ledger asked answered.')).toEqual([]);
});

test('some words are left to tests and data, and kept out of comments', () => {
  const text =
    "// Nobody reads it.\nconst email = 'nobody@paper.example'; // Asks somebody else.\ntest('nobody is told')";
  expect(wordFaults('a.ts', text)).toEqual([
    expect.stringMatching(/^a\.ts:1 says 'nobody'/),
    expect.stringMatching(/^a\.ts:2 says 'somebody'/),
  ]);
  expect(wordFaults('a.md', '* Nobody reads it.')).toEqual([]);
});
