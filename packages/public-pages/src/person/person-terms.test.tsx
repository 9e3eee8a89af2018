import { publicPerson, type PublicPerson } from '@rostrum/contracts';
import { example } from '@rostrum/test-support';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { askingTerms } from './asking-terms.tsx';
import { PersonFacts } from './person-facts.tsx';
import { vcardOf } from './vcard.ts';

const person: PublicPerson = {
  ...example(publicPerson),
  kind: 'expert',
  availability: [],
  readiness: null,
  sections: [],
  speaking: ['keynote', 'host_mc'],
  fees: [
    { kind: 'speaking', terms: { minimum: 500, maximum: 1000, currency: 'EUR', waived_for: ['schools'] } },
    { kind: 'consulting', terms: null },
  ],
  contact: { email: 'kofi@northmere.example', phone: null, address: ['2.12', 'Norport'] },
};
const facts = (shown: PublicPerson) => renderToStaticMarkup(<PersonFacts person={shown} now={0} />);

test('forms of speaking, fees and the contact that was chosen are said, and nothing else of them', () => {
  expect(facts(person)).toContain('Keynote, host or MC');
  expect(facts(person)).toContain('href="mailto:kofi@northmere.example"');
  expect(facts(person)).toContain('2.12, Norport');
  expect(facts(person)).not.toContain('Phone');
  expect(askingTerms(person)).toEqual([
    'Speaking fee: EUR 500 to 1,000, no fee for schools',
    'Consulting fee: on request',
  ]);
  const silent = { ...person, contact: null, fees: [], speaking: [] };
  expect(facts(silent)).not.toMatch(/Email|Phone|Address|Speaks/);
});

test('what an older shell knows of a person, without terms and contact, is shown without them', () => {
  const known = publicPerson.omit({ speaking: true, fees: true, contact: true }).parse(person);
  const shown = known as PublicPerson;
  expect(facts(shown)).not.toMatch(/Email|Phone|Address|Speaks/);
  expect(askingTerms(shown)).toEqual([]);
  expect(vcardOf(shown, 'https://a.example')).not.toMatch(/EMAIL|ADR/);
});

test('a vCard has the contact that is public, else the phone of the desk', () => {
  expect(vcardOf(person, 'https://a.example')).toContain('EMAIL;TYPE=work:kofi@northmere.example');
  expect(vcardOf({ ...person, contact: null }, 'https://a.example')).not.toMatch(/EMAIL|ADR/);
});
