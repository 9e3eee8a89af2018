import { expect, test } from 'vitest';
import { findNicknames } from '../query/nicknames.ts';
import { stripTitles } from './strip-titles.ts';

test.each([
  ['Dr. Jane Doe, M.D.', 'jane doe'],
  ['Jane Doe FRCP', 'jane doe'],
  ['jane doe md frcp', 'jane doe'],
  ['Prof. Dr. med. Jürgen Müller, FRCP(Edin), MRCPsych', 'jurgen muller'],
  ['Doe, Jane, Ph.D.', 'doe jane'],
  ['Sir Conor O’Brien KC', 'conor o brien'],
  ['Jane Doe, CEng FIMechE', 'jane doe'],
])('%s asks for %s', (text, words) => expect(stripTitles(text)?.join(' ')).toBe(words));

test.each(['Jane Doe', 'Doe, JEAN', 'Dr', 'PhD', 'coastal flooding', ''])('%s is left as it is', (text) =>
  expect(stripTitles(text)).toBeNull(),
);

test('short forms lead to names and names to short forms', () => {
  expect([...findNicknames('bob')]).toContain('robert');
  expect([...findNicknames('robert')]).toContain('bob');
  expect([...findNicknames('sasha')]).toEqual(expect.arrayContaining(['alexander', 'alexandra']));
  expect(findNicknames('maren').size).toBe(0);
});
