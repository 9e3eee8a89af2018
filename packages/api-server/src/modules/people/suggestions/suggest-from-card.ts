import { countries } from '@rostrum/contracts';
import type { SuggestedField } from '@rostrum/contracts/people';
import { foldText, type Candidate } from './candidate.ts';
import { findNetworks } from './find-networks.ts';
import { readValue, splitValue, type CardProperty } from './read-vcard.ts';

const field = (name: SuggestedField, value = ''): Candidate[] =>
  value === '' ? [] : [{ kind: 'field', field: name, value }];

function findCountry(name = ''): string {
  const folded = foldText(name);
  const found = countries().find(
    ({ code, name: known }) => foldText(known) === folded || code.toLowerCase() === folded,
  );
  return found?.code ?? '';
}

/** Of several, the one for work. */
const isForWork = ({ parameters }: CardProperty) => parameters.includes('WORK');
const isForHome = ({ parameters }: CardProperty) => parameters.includes('HOME');

/** What a vCard says that a profile has a place for. What it says of the home is left where it is. */
export function suggestFromCard(properties: readonly CardProperty[]): Candidate[] {
  const all = (name: string) =>
    properties
      .filter((property) => property.name === name && !isForHome(property))
      .toSorted((left, right) => Number(isForWork(right)) - Number(isForWork(left)));
  const first = (name: string) => {
    const [property] = all(name);
    return property && readValue(property.value);
  };
  const parts = (name: string) => splitValue(all(name)[0]?.value ?? '', ';');
  const [lastname, firstname, , prefix, suffix] = parts('N');
  const [, department] = parts('ORG');
  const [, , , city, , , country] = parts('ADR');
  const addresses = all('URL').map(({ value }) => readValue(value));
  const texts = [...addresses, ...all('X-SOCIALPROFILE').map(({ value }) => readValue(value))];
  const social = findNetworks(texts.join('\n'));
  const pages = addresses.filter((address) => findNetworks(address).length === 0);
  return [
    ...field('prefix', prefix),
    ...field('firstname', firstname),
    ...field('lastname', lastname),
    ...field('suffix', suffix),
    ...field('job_title', first('TITLE')),
    ...field('department', department),
    ...field('email', first('EMAIL')?.replace(/^mailto:/i, '')),
    ...field('phone', first('TEL')?.replace(/^tel:/i, '')),
    ...field('city', city),
    ...field('country', findCountry(country)),
    ...field('biography', first('NOTE')),
    ...all('CATEGORIES')
      .flatMap(({ value }) => splitValue(value, ','))
      .map((value): Candidate => ({ kind: 'topic', value })),
    ...social,
    ...pages.map((url): Candidate => ({ kind: 'section', section: 'link', data: { name: 'Website', url } })),
  ];
}
