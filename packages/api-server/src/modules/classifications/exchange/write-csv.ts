import { csvOf } from '@rostrum/contracts';
import { csvHead, entryTermSeparator } from './read-csv.ts';
import type { ExchangedTerm } from './exchange.repository.ts';

/** The own terms as a file that can be imported again; every cell is quoted and safe in a spreadsheet. */
export function writeTermsCsv(terms: readonly ExchangedTerm[]): string {
  const titles = new Map(terms.map(({ id, title }) => [id, title]));
  const rows = terms
    .filter(({ is_general, scheme }) => !is_general && scheme !== 'industry')
    .map(({ scheme, title, parent_id, synonyms, scope_note }) => [
      scheme,
      title,
      parent_id === null ? '' : titles.get(parent_id),
      synonyms.join(` ${entryTermSeparator} `),
      scope_note,
    ]);
  return csvOf([csvHead, ...rows]);
}
