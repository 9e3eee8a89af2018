import { expect, test } from 'vitest';
import { weaknessOf } from './weak-password.ts';

const owner = { email: 'ines@northmere.example', name: 'Ines Calderon' };
const guessed =
  'This password is too easy to guess. Several unrelated words are harder to guess and easier to remember.';

test.each([
  ['storm surge barrier', null],
  ['correct horse battery staple', null],
  ['PasswordPassword', guessed],
  ['welcome12345', guessed],
  ['qwertyuiopas', guessed],
  ['abababababababab', guessed],
  ['aB3$'.repeat(32), guessed],
  ['CalderonInes1', guessed],
  ['ines@northmere.example', 'Do not use your name or address.'],
  ['InesCalderon', 'Do not use your name or address.'],
])('%s', async (password, weakness) => {
  expect(await weaknessOf(password, owner)).toBe(weakness);
});
