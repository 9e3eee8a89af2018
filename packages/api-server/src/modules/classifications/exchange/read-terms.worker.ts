import { serveTasks } from '@rostrum/server-kit/workers';
import { readTermRows } from './read-csv.ts';
import type { ReadTerms, TermsTask } from './read-terms.ts';
import { readTurtle } from './read-turtle.ts';

serveTasks(({ text, format, language }: TermsTask): ReadTerms =>
  format === 'csv' ? readTermRows(text) : readTurtle(text, language),
);
