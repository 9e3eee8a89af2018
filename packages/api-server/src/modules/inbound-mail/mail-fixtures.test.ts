import { readdirSync, readFileSync } from 'node:fs';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { parseMailInWorker } from './mail-parser.ts';
import { maskSecrets } from './mask-secrets.ts';

const folder = new URL('./testing/', import.meta.url);
const namesIn = (kind: string) =>
  readdirSync(new URL(`${kind}/`, folder)).flatMap((name) =>
    name.endsWith('.eml') ? [name.slice(0, -4)] : [],
  );
const read = (name: string, ending: string) => readFileSync(new URL(`${name}.${ending}`, folder));
/** As it comes over the line. */
const readMail = (name: string) =>
  Buffer.from(read(name, 'eml').toString('latin1').replaceAll('\n', '\r\n'), 'latin1');
const mask = (text: string) => maskSecrets(text, 'https://rostrum.example');

const mails = namesIn('mails');
/** Their charset is wrong, so that the parser alone does not read them. */
const misnamed = ['plain.en.latin1-called-ascii', 'plain.fr.unknown-8bit', 'plain.ru.utf8-called-latin1'];
const wordsOf = (text: string) => mask(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const visibleText = (html: string) =>
  html
    .replaceAll(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&ouml;', 'ö')
    .replaceAll(/&\w+;/g, ' ');

// A fixture is named `program.language.case`.
describe('what a mail program sends becomes what its author wrote', () => {
  test.each(mails)('%s', async (name) => {
    const parsed = await parseMailInWorker(readMail(`mails/${name}`));
    expect(mask(parsed.written)).toBe(read(`mails/${name}`, 'txt').toString().replace(/\n$/, ''));
    expect(parsed.isAutomatic).toBe(false);
    expect(`${parsed.written}${mask(parsed.whole)}`.isWellFormed()).toBe(true);
    expect(mask(parsed.written)).not.toContain('0190a6b0');

    // Words that are cut can be read in the whole message.
    if (misnamed.includes(name)) return;
    const email = await PostalMime.parse(readMail(`mails/${name}`));
    const sent = email.text?.trim() ? email.text : visibleText(email.html ?? '');
    const stored = new Set(wordsOf(parsed.whole));
    expect(wordsOf(sent.replaceAll(/\[cid:[^\]]*\]/g, '')).filter((word) => !stored.has(word))).toEqual([]);
  });

  test('of many programs and languages', () => {
    const parts = mails.map((name) => name.split('.'));
    expect(new Set(parts.map(([program]) => program)).size).toBeGreaterThanOrEqual(20);
    expect(new Set(parts.map(([, language]) => language)).size).toBeGreaterThanOrEqual(20);
    expect(mails.length).toBeGreaterThanOrEqual(95);
  });
});

test.each([
  ['outlook-desktop.en.pasted-picture', ['chart.png']],
  ['apple-iphone.en.pasted-picture', ['IMG_0412.jpeg']],
  ['outlook-desktop.en.attached-message', ['request.eml']],
  ['outlook-desktop.en.winmail', ['winmail.dat']],
  ['outlook-desktop.en.smime-signed', []],
  ['pgp-signed.en.top', []],
  ['outlook-calendar.en.accept', []],
  ['outlook-calendar.en.accept-with-text', []],
])('%s brings the files %j', async (name, files) => {
  const parsed = await parseMailInWorker(readMail(`mails/${name}`));
  expect(parsed.files.map((file) => file.name)).toEqual(files);
});

test.each([
  [
    'exchange.folded',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient callum@courier.example not found by SMTP address lookup',
  ],
  ['exchange.base64', '5.1.1'],
  ['postfix.status-in-words-first', '550 No such user'],
  ['postfix.global-8bit', '550 Benutzer unbekannt'],
  ['postfix.expired', 'connect to courier.example: Connection timed out'],
  ['sendmail.comments', '5.1.1'],
  ['qmail.plain', '550 5.1.1 no such user'],
  ['exim.failed-recipients', '550 5.1.1 no such user'],
  ['gmail.second-receiver-failed', '550-5.1.1 The email account that you tried to reach does not exist.'],
  ['gmx.german', '550 5.1.1 <callum@courier.example>: Recipient address rejected: User unknown'],
])('%s says that a mail came back: %s', async (name, reason) => {
  const parsed = await parseMailInWorker(readMail(`bounces/${name}`));
  expect(parsed.bounceReason).toBe(`Came back: ${reason}`);
  expect(parsed.isAutomatic).toBe(true);
});

test.each(['postfix.delayed', 'exim.delayed', 'absence.note', 'read.receipt'])(
  '%s says nothing of a failure for good, and is automatic',
  async (name) => {
    const parsed = await parseMailInWorker(readMail(`bounces/${name}`));
    expect(parsed).toMatchObject({ bounceReason: undefined, isAutomatic: true });
  },
);
