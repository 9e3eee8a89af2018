import { expect, test } from 'vitest';
import { isAutomatic } from './is-automatic.ts';

const headed = (...entries: [string, string][]) => ({ headers: new Map(entries) });

test.each([
  ['auto-submitted', 'auto-replied'],
  ['auto-submitted', 'Auto-Generated; owner-email=a@b.example'],
  ['auto-submitted', 'auto-notified (by a rule)'],
  ['precedence', 'bulk'],
  ['precedence', 'junk'],
  ['precedence', 'auto_reply'],
  ['x-autoreply', 'yes'],
  ['x-autorespond', 'Out of office'],
  ['x-rostrum-kind', 'inquiry.reply'],
  ['return-path', '< >'],
  ['content-type', 'multipart/report; report-type=disposition-notification'],
])('%s: %s was written by a program', (name, value) => {
  expect(isAutomatic(headed([name, value]))).toBe(true);
});

test.each<[string, [string, string][]]>([
  ['nothing said', []],
  ['a person, said so', [['auto-submitted', 'no (written by a person)']]],
  ['ordinary precedence', [['precedence', 'first-class']]],
  ['absence notes not wanted', [['x-auto-response-suppress', 'All']]],
  ['absence notes not wanted, in detail', [['x-auto-response-suppress', 'DR, RN, NRN, OOF, AutoReply']]],
  [
    'the list of a newsroom',
    [
      ['list-id', '<news.paper.example>'],
      ['precedence', 'list'],
    ],
  ],
  [
    'an older list server',
    [
      ['list-id', '<news.paper.example>'],
      ['precedence', 'bulk'],
    ],
  ],
  ['an autoresponder that is off', [['x-autoreply', 'no']]],
  ['its own address', [['return-path', '<callum@courier.example>']]],
])('a person wrote: %s', (_what, entries) => {
  expect(isAutomatic(headed(...entries))).toBe(false);
});

test.each([
  ['Automatic reply: Storm', true],
  ['Automatische Antwort: Storm', true],
  ['Réponse automatique : Storm', true],
  ['自動返信：Storm', true],
  ['Re: Automatic reply: Storm', false],
  ['Automatic reply', false],
  ['Out of office hours: may I call?', false],
])('the subject "%s": %s', (subject, expected) => {
  expect(isAutomatic({ ...headed(), subject })).toBe(expected);
});

test('servers write as servers, and an invitation is accepted by a person', () => {
  expect(isAutomatic({ ...headed(), from: 'MAILER-DAEMON@mx.paper.example' })).toBe(true);
  const accepted = { ...headed(['auto-submitted', 'auto-generated']), calendarAnswer: 'Accepted: Interview' };
  expect(isAutomatic(accepted)).toBe(false);
});
