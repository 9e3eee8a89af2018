import { expect, test } from 'vitest';
import { extractReply } from './extract-reply.ts';

const who = { ours: ['northmere university'], theirs: ['callum strand'], subject: 'storm' };
const stripQuoted = (text: string) => extractReply(text, who);

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

const office = 'Northmere University';
const answer = 'Friday at noon is fine.';

test.each([
  [
    'bottom with sig',
    `On 11/25/26 10:00, ${office} wrote:\n> Which day?\n\n${answer}\n-- \nCallum Strand\nThe Courier`,
    answer,
  ],
  ['iphone ending', `${answer}\n\nSent from my iPhone`, answer],
  ['outlook win', `${answer}\n\nSent from Mail for Windows`, answer],
  ['outlook android', `${answer}\n\nGet Outlook for Android<https://aka.ms/AAb9ysg>`, answer],
  ['samsung', `${answer}\n\nSent from my Galaxy`, answer],
  ['fr sig', `${answer}\n\nEnvoyé à partir de Outlook pour iOS<https://aka.ms/o0ukef>`, answer],
  ['ru sig', `${answer}\n\nОтправлено с iPhone`, answer],
  ['ko sig', `${answer}\n\n나의 iPhone에서 보냄`, answer],
  ['pl sig', `${answer}\n\nWysłane z iPhone'a`, answer],
  ['nl sig', `${answer}\n\nVerstuurd vanaf mijn iPhone`, answer],
  ['sv sig', `${answer}\n\nSkickat från min iPhone`, answer],
  ['da sig', `${answer}\n\nSendt fra min iPhone`, answer],
  ['fi sig', `${answer}\n\nLähetetty iPhonesta`, answer],
  ['cs sig', `${answer}\n\nOdesláno z iPhonu`, answer],
  ['pt sig', `${answer}\n\nEnviado do meu iPhone`, answer],
  ['tr sig', `${answer}\n\niPhone'umdan gönderildi`, answer],
  ['ar sig', `${answer}\n\nأُرسلت من الـ iPhone`, answer],
  ['he sig', `${answer}\n\nנשלח מה-iPhone שלי`, answer],
  ['zhtw sig', `${answer}\n\n從我的 iPhone 傳送`, answer],
  [
    'de gmx sig',
    `${answer}\n--\nDiese Nachricht wurde von meinem Android Gerät mit GMX Mail gesendet.`,
    answer,
  ],
  ['hu sig', `${answer}\n\nAz iPhone-omról küldve`, answer],
  ['blackberry', `${answer}\n\nSent from my BlackBerry 10 smartphone.`, answer],
  ['sent typos', `${answer}\n\nSent from my phone, please excuse typos.`, answer],
])('what a program adds is left out: %s', (_program, text, expected) => {
  expect(extractReply(text, who)).toBe(expected);
});

test.each([
  [
    'underscores',
    `My answers:\n_____\n1. Friday\n__________________________________\n2. Phone`,
    `My answers:\n_____\n1. Friday\n__________________________________\n2. Phone`,
  ],
  ['dashes', `One.\n-- \nTwo, Friday is fine.`, `One.\n-- \nTwo, Friday is fine.`.replace('-- ', '--')],
  ['dashes2', `Dear Maren,\n--\nFriday is fine\n--\nCallum`, `Dear Maren,\n--\nFriday is fine`],
  ['dashes3', `Question one\n--\nQuestion two`, `Question one\n--\nQuestion two`],
  [
    'list',
    `Name: Callum Strand\nDate: 25 November 2026, 10:00\nPlace: Northmere University`,
    `Name: Callum Strand\nDate: 25 November 2026, 10:00\nPlace: Northmere University`,
  ],
  [
    'interview table',
    `From: 10:00\nTo: 11:00\nSubject: the storm\nPlace: Studio 3`,
    `From: 10:00\nTo: 11:00\nSubject: the storm\nPlace: Studio 3`,
  ],
  [
    'travel',
    `From: Paris\nTo: London\nDate: 27 November 2026\n\nThat is my trip.`,
    `From: Paris\nTo: London\nDate: 27 November 2026\n\nThat is my trip.`,
  ],
  [
    'sentence',
    `I spoke to ${office} on 25 November 2026 at 10:00 and they wrote:\nthe barrier holds.\nIs it so?`,
    `I spoke to ${office} on 25 November 2026 at 10:00 and they wrote:\nthe barrier holds.\nIs it so?`,
  ],
  [
    'own quote',
    'You said:\n\n> The barrier holds.\n\nMay I print it?',
    'You said:\n\n> The barrier holds.\n\nMay I print it?',
  ],
  ['no sig', `I will send it from my iPhone`, `I will send it from my iPhone`],
])('the writer’s own text stays: %s', (_what, text, expected) => {
  expect(extractReply(text, who)).toBe(expected);
});
