import { ChangeLogPage, type ChangeWords } from '@rostrum/change-log';
import { people, type personActivityVerbs } from '@rostrum/contracts';
import { titles } from '../manifest.ts';

const kinds: Record<keyof typeof personActivityVerbs, string> = {
  added: 'Added',
  edited: 'Edited',
  status: 'Status',
  consent: 'Consent',
  confirmed: 'Confirmed',
  removed: 'Removed',
};

const words: ChangeWords = {
  title: titles.activity,
  noun: 'Person',
  kinds,
  empty: 'Every profile that is added, edited or published appears here, with each field before and after.',
  file: 'people-activity.csv',
};

/** Who changed which profile, when, and what it was before. */
export const PeopleActivityPage = () => <ChangeLogPage route={people.activity} words={words} />;
