import { expect, test } from 'vitest';
import { stripQuoted } from './strip-quoted.ts';

const written = 'Friday at noon is good.\n\nThank you!';

test.each([
  ['nothing', ''],
  [
    'Gmail',
    '\n\nOn Wed, 25 Nov 2026 at 10:00, Northmere University <no-reply@rostrum.example> wrote:\n\n> Which day?\n> Jonah',
  ],
  [
    'Gmail, in two lines',
    '\n\nOn Wed, 25 Nov 2026 at 10:00, Northmere University Press Office\n<no-reply@rostrum.example> wrote:\n> Which day?',
  ],
  [
    'Outlook',
    '\n\n________________________________\nFrom: Northmere University <a@b.example>\nSent: Wednesday\nTo: Callum\n\nWhich day?',
  ],
  [
    'Outlook without a line',
    '\n\nFrom: Northmere University <a@b.example>\nSent: Wednesday\nTo: Callum\nSubject: Re\n\nWhich day?',
  ],
  ['Outlook, German', '\n\nVon: Northmere University <a@b.example>\nGesendet: Mittwoch\nAn: Callum\n\nWann?'],
  ['Thunderbird, German', '\n\nAm 25.11.26 um 10:00 schrieb Northmere University:\n> Wann?\n'],
  ['Apple, French', '\n\nLe 25 nov. 2026 à 10:00, Northmere University <a@b.example> a écrit :\n\n> Quand ?'],
  ['a quote without a head', '\n> Which day?\n>\n> Jonah\n'],
  ['a signature', '\n-- \nCallum Strand\nThe Meridian Ledger'],
])('what was written is kept: %s', (_name, rest) => {
  expect(stripQuoted(`${written}${rest}`.replaceAll('\n', '\r\n'))).toBe(written);
});

test('who answers point by point keeps what they answer', () => {
  const text =
    'See below.\n\nOn Wed, 25 Nov 2026, Desk <a@b.example> wrote:\n> Which day?\nFriday.\n> Which number?\n01632 960 144';
  expect(stripQuoted(text)).toBe(text);
});

test('a sentence that only begins like a quote stays', () => {
  const text = 'On Friday she wrote to me:\nthe barrier holds.\nFrom: there we go on.';
  expect(stripQuoted(text)).toContain('the barrier holds.');
  expect(stripQuoted('From: Tuesday on I am away.\nCall me.')).toBe('From: Tuesday on I am away.\nCall me.');
});

test('a mail that is nothing but a quote is empty', () => {
  expect(stripQuoted('On Wed, 25 Nov 2026, Desk <a@b.example> wrote:\n> Which day?')).toBe('');
});
