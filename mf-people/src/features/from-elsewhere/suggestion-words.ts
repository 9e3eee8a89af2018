import { getBody, people, readField } from '@rostrum/contracts';
import type { ProfileSuggestion, PublicationSource, SuggestedSection } from '@rostrum/contracts/people';

const sections: Record<SuggestedSection, string> = {
  education: 'Education',
  affiliation: 'Affiliation',
  language: 'Language',
  publication: 'Publication',
  accomplishment: 'Accomplishment',
  social: 'Social media',
  link: 'Link',
};

export const sourceNames: Record<PublicationSource, string> = {
  orcid: 'ORCID',
  openalex: 'OpenAlex',
  crossref: 'Crossref',
};

/** Where in the profile it would stand. */
export const describePlace = (suggestion: ProfileSuggestion): string =>
  suggestion.kind === 'section'
    ? sections[suggestion.section]
    : String(
        readField(getBody(people.update), suggestion.kind === 'topic' ? 'topics' : suggestion.field).label,
      );

const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`);

export const describeKnown = (known: number): string[] =>
  known === 0 ? [] : [`${things(known)} in it ${known === 1 ? 'is' : 'are'} in the profile already.`];

/** What a look-up could not do, in sentences. */
export const describeLookup = (silent: readonly PublicationSource[], incomplete: number): string[] => [
  ...(incomplete === 0
    ? []
    : [
        `${incomplete === 1 ? '1 work names' : `${incomplete} works name`} no journal or publisher. Add ${incomplete === 1 ? 'it' : 'them'} by hand.`,
      ]),
  ...(silent.length === 0
    ? []
    : [`${silent.map((name) => sourceNames[name]).join(' and ')} did not answer. Try again later.`]),
];
