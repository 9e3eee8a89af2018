import { expect, test } from 'vitest';
import { weaknessOf } from './weak-password.ts';

const owner = { email: 'ines@northmere.example', name: 'Ines Calderon' };

test.each([
  ['storm surge barrier', null],
  ['PasswordPassword', 'This password is among the first that are guessed. Choose another one.'],
  ['abababababababab', 'Use more than four different characters.'],
  ['ines@northmere.example', 'Do not use your name or address.'],
  ['InesCalderon', 'Do not use your name or address.'],
])('%s', (password, weakness) => {
  expect(weaknessOf(password, owner)).toBe(weakness);
});
