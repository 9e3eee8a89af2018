import type { ParsedBody, ParsedQuery } from '@rostrum/contracts';
import { editableSchemes, type classifications, type ImportReport } from '@rostrum/contracts/settings';
import { organisationRepository } from '@rostrum/identity';
import { organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { transaction, type Database, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { recordTermStep } from '../terms/record-term-step.ts';
import { termRepository } from '../terms/terms.repository.ts';
import { exchangeRepository } from './exchange.repository.ts';
import { planImport, type PlannedTerm } from './plan-import.ts';
import type { ReadRow } from './read-csv.ts';
import { readTerms } from './read-terms.ts';
import { writeTermsCsv } from './write-csv.ts';
import { writeTurtle } from './write-turtle.ts';

type Manager = Permitted<'classification.manage'>;

/** So many terms are written by one statement. */
const batch = 500;
const listedErrors = 100;
/** So many names of imported terms are kept in the log. */
const recordedNames = 100;

async function createFold(tx: Transaction, rows: readonly ReadRow[]): Promise<(word: string) => string> {
  const words = [
    ...new Set(rows.flatMap(({ title, broader, entryTerms }) => [title, broader ?? '', ...entryTerms])),
  ];
  const folded = await termRepository.fold(tx, words);
  const byWord = new Map(words.map((word, index) => [word, folded[index] ?? '']));
  return (word) => byWord.get(word) ?? '';
}

/** Broader terms first: a term is only accepted below one that is there. */
async function writeTerms(tx: Transaction, orgId: string, planned: readonly PlannedTerm[]): Promise<void> {
  const ordered = planned.toSorted((left, right) => left.level - right.level);
  for (let from = 0; from < ordered.length; from += batch)
    await exchangeRepository.write(tx, orgId, ordered.slice(from, from + batch));
}

const languageOf = async (db: Queryable, orgId: string): Promise<string> =>
  (await organisationRepository.find(db, orgId))?.locale ?? 'en';

/** The vocabulary as a file, out and in. */
export function createExchangeService({ db }: { db: Database }) {
  return {
    async export(session: Manager, { format }: ParsedQuery<typeof classifications.export>) {
      const orgId = organisationOf(session);
      const terms = await exchangeRepository.all(db, orgId);
      if (format === 'csv') return { text: writeTermsCsv(terms) };
      return { text: await writeTurtle(terms, await languageOf(db, orgId)) };
    },

    async import(
      session: Manager,
      request: RequestInfo,
      { csv, format, dry_run }: ParsedBody<typeof classifications.import>,
    ): Promise<ImportReport> {
      const orgId = organisationOf(session);
      const language = await languageOf(db, orgId);
      const { rows, faults, total } = await readTerms({ text: csv, format, language });
      return transaction(db, async (tx) => {
        await termRepository.lock(tx, orgId);
        const fold = await createFold(tx, rows);
        const planned: PlannedTerm[] = [];
        let unchanged = 0;
        for (const scheme of editableSchemes) {
          const known = await termRepository.known(tx, orgId, scheme);
          const plan = planImport(
            scheme,
            rows.filter((row) => row.scheme === scheme),
            known,
            fold,
          );
          planned.push(...plan.planned);
          faults.push(...plan.faults);
          unchanged += plan.unchanged;
        }
        faults.sort((left, right) => left.row - right.row);
        const added = planned.filter(({ isNew }) => isNew).length;
        const report: ImportReport = {
          rows: total,
          added,
          changed: planned.length - added,
          unchanged,
          errors: faults.slice(0, listedErrors),
          error_count: faults.length,
          applied: !dry_run && faults.length === 0,
        };
        if (!report.applied || planned.length === 0) return report;
        await writeTerms(tx, orgId, planned);
        await recordTermStep(
          tx,
          { session, request, orgId },
          {
            term: { id: null, title: 'Vocabulary' },
            verb: 'classification.imported',
            text: `imported ${total} rows: ${added} terms added, ${report.changed} changed`,
            after: {
              added: planned.flatMap(({ isNew, title }) => (isNew ? [title] : [])).slice(0, recordedNames),
              changed: planned.flatMap(({ isNew, title }) => (isNew ? [] : [title])).slice(0, recordedNames),
            },
          },
        );
        return report;
      });
    },
  };
}
