import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readGrades, type Grade } from '../judged/judged-query.ts';

/** What a query tries out; metrics are told apart by it. */
export const queryClasses = [
  'exact',
  'concepts',
  'constraints',
  'questions',
  'everyday',
  'broad',
  'misspelt',
  'form',
  'french',
  'long',
  'german',
  'spanish',
  'authorship',
  'names',
  'nobody',
] as const;
export type QueryClass = (typeof queryClasses)[number];

/** A query graded from the profiles by meaning, before any search was run. */
export interface MeaningQuery {
  class: QueryClass;
  q: string;
  /** By username. Empty: no one of the directory can help. */
  grades: ReadonlyMap<string, Grade>;
}

const queryClass = z.enum(queryClasses);

/** The half of the judged queries that those who change the search may read. */
export const tuneFile = path.join(import.meta.dirname, 'tune.tsv');

/** Requests of a person who never saw the search. They may be read and tuned to as well. */
export const fromProfilesFile = path.join(import.meta.dirname, 'from-profiles.tsv');

/** The same in another tone. It has two parts, as the tuned half does: one to develop with, one to check what carries. */
export const anotherToneFile = path.join(import.meta.dirname, 'another-tone.tsv');

/** Emails pasted as a request, ten in each of four languages, in the same two parts. */
export const longMailsFile = path.join(import.meta.dirname, 'long-mails.tsv');

/** Everyday requests, half of which no expert can answer, in the same two parts. */
export const helpOrNoneFile = path.join(import.meta.dirname, 'help-or-none.tsv');

/** Reads one half: a query a line, with its class before and its grades behind; see the head of the file. */
export const readMeaningQueries = (file: string): MeaningQuery[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name, q = '', grades = ''] = line.split('\t');
      return { class: queryClass.parse(name), q, grades: readGrades(grades) };
    });
