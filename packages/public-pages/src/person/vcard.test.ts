import { publicPerson, type PublicPerson } from '@rostrum/contracts';
import { example } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { vcardOf } from './vcard.ts';

const person: PublicPerson = { ...example(publicPerson), kind: 'expert' };
const write = (headline: string) => vcardOf({ ...person, headline }, 'https://a.example/experts/kofi');

test.each(['潮汐'.repeat(60), '🌊'.repeat(90), `${'x'.repeat(69)}é${'y'.repeat(80)}`, 'Ø'.repeat(200)])(
  'lines end after 75 octets, never inside a character, and unfold to the text: %s',
  (headline) => {
    const text = write(headline);
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(text.replaceAll('\r\n ', '')).toContain(`\r\nNOTE:${headline}\r\n`);
  },
);

test.each(['one\r\ntwo', 'one\ntwo', 'one\rtwo'])(
  'a line break in a text never begins a property: %j',
  (text) => {
    expect(write(text)).toContain('\r\nNOTE:one\\ntwo\r\n');
  },
);
