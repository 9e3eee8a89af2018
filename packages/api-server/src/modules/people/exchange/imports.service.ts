import { cutText, formatList, type ParsedBody, type ParsedParams } from '@rostrum/contracts';
import {
  isKnownHead,
  maxEncodingSample,
  maximumPersonColumns,
  personColumns,
  listMissingColumns,
  type ImportProblem,
  type PersonImport,
  type personImports,
  type TableEncoding,
} from '@rostrum/contracts/people';
import {
  BusinessError,
  ConflictError,
  InputError,
  NotFoundError,
  organisationOf,
  type Permitted,
} from '@rostrum/server-kit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import { listFieldsInUse } from '../../custom-fields/index.ts';
import { createTableFiles } from '../../uploads/index.ts';
import { importRepository, type ImportRecord } from './imports.repository.ts';
import { cutCell, findSample, matchColumns } from './match-columns.ts';
import { namesOfChange, type PlannedRow } from './plan-rows.ts';
import { presentImport, presentRecent, targetsOf } from './present-import.ts';
import { openTable, type Parts } from '../../../tables/read-table.ts';
import { addCounts, listProblems, noCounts, walkTable } from './walk-table.ts';

type Importer = Permitted<'person.create'>;
type ItemParams = ParsedParams<typeof personImports.get>;

interface ImportDeps {
  db: Database;
  clock: () => Date;
  order: (tx: Transaction, order: { id: string; orgId: string; userId: string }) => Promise<void>;
}

const plannedShown = 20;
/** Rows that samples of the columns are taken from. */
const maxSampleRows = 20;
const dayMs = 86_400_000;
const missing = () => new NotFoundError('This import is not there any more. Choose the file again.');
const noFile = () => new NotFoundError('The file is not there any more. Choose it again.');

const presentPlanned = (row: PlannedRow, labels: ReadonlyMap<string, string>): PersonImport['planned'] => {
  const { person } = row.read;
  if (row.kind === 'new')
    return [
      {
        row: row.read.row,
        name: `${person.firstname ?? ''} ${person.lastname ?? ''}`,
        job_title: person.job_title ?? '',
        kind: 'new',
        changes: [],
      },
    ];
  if (row.kind !== 'update') return [];
  const { firstname, lastname, jobTitle } = row.person;
  return [
    {
      row: row.read.row,
      name: `${firstname} ${lastname}`,
      job_title: jobTitle,
      kind: 'update',
      changes: namesOfChange(row.change.after, row.fields, labels),
    },
  ];
};

/** Imports of people: opened from an uploaded file, checked as often as it takes, and confirmed once. */
export function createImportService({ db, clock, order }: ImportDeps) {
  const files = createTableFiles(db);

  async function present(record: ImportRecord): Promise<PersonImport> {
    return presentImport(
      record,
      await listFieldsInUse(db, { orgId: record.orgId, entity: 'person' }),
      clock(),
    );
  }
  async function find(session: Importer, id: string): Promise<ImportRecord> {
    const record = await importRepository.find(db, { orgId: organisationOf(session), id });
    if (!record) throw missing();
    return record;
  }
  /** The file belongs to the one who uploaded it. */
  async function findOwn(session: Importer, id: string): Promise<ImportRecord & { uploadId: string }> {
    const record = await find(session, id);
    const { uploadId, createdBy } = record;
    if (createdBy !== session.userId) throw missing();
    if (uploadId === null) throw noFile();
    return { ...record, uploadId };
  }

  /** Industries that are nearly those of the list, for the problems that are shown. */
  async function suggest(orgId: string, problems: ImportProblem[], columns: PersonImport['columns']) {
    const place = columns.indexOf('industries');
    const wrong = problems.filter(({ column, message }) => column === place && message.startsWith('Not in'));
    if (wrong.length === 0) return problems;
    const near = await importRepository.similarIndustries(db, orgId, [
      ...new Set(wrong.map(({ value }) => value)),
    ]);
    return problems.map((problem) => {
      const title = wrong.includes(problem) ? near.get(problem.value) : undefined;
      return title
        ? { ...problem, message: `${problem.message} Did you mean ${title}?`, suggestion: title }
        : problem;
    });
  }

  function requireColumns(
    columns: PersonImport['columns'],
    {
      head,
      targets,
      addsPeople,
    }: { head: readonly string[]; targets: PersonImport['targets']; addsPeople: boolean },
  ) {
    if (columns.length !== head.length)
      throw InputError.field('columns', 'The file has other columns. Choose it again.');
    const used = columns.filter((target) => target !== null);
    const twice = used.find((target, place) => used.indexOf(target) !== place);
    const labelOf = (value: string) => targets.find((target) => target.value === value)?.label ?? value;
    if (twice) throw InputError.field('columns', `Two columns go into ${labelOf(twice)}. Choose one.`);
    const unknown = used.find((target) => !targets.some(({ value }) => value === target));
    if (unknown) throw InputError.field('columns', `There is no field ${unknown}. Reload the page.`);
    if (!used.includes('email') && !used.includes('username'))
      throw InputError.field('columns', 'Choose the column with the emails: it tells who a row is about.');
    const missing = addsPeople ? listMissingColumns(used) : [];
    if (missing.length > 0)
      throw InputError.field(
        'columns',
        `Choose the columns for ${formatList(missing.map((name) => personColumns[name].label))}: a new person needs them. Or only update people who are already here.`,
      );
  }

  /** What a file is: its format, the names of its columns with a sample of each, and where they go. */
  async function readHead(orgId: string, parts: Parts, encoding?: TableEncoding) {
    const fields = await listFieldsInUse(db, { orgId, entity: 'person' });
    const { format, rows } = await openTable(parts, {
      isKnown: (name) => isKnownHead(name, fields),
      encoding,
    });
    let head: string[] | undefined;
    const rowsOfSample: (readonly string[])[] = [];
    let isHead = true;
    const words = new Set<string>();
    for await (const { cells } of rows()) {
      head ??= cells.slice(0, maximumPersonColumns);
      if (isHead) isHead = false;
      else if (rowsOfSample.length < maxSampleRows) rowsOfSample.push(cells);
      for (const cell of cells)
        if (words.size < maxEncodingSample && /\P{ASCII}/u.test(cell)) words.add(cutCell(cell));
      if (
        rowsOfSample.length === maxSampleRows &&
        (words.size >= maxEncodingSample || format.kind === 'xlsx')
      )
        break;
    }
    if (!head || rowsOfSample.length === 0)
      throw InputError.field('upload_id', 'The file has no rows below the line that names its columns.');
    const columns = matchColumns(head, fields, await importRepository.remembered(db, orgId));
    const lists = new Set(targetsOf(fields).flatMap(({ value, is_list }) => (is_list ? [value] : [])));
    return {
      ...format,
      head: head.map(cutCell),
      sample: columns.map((target, place) =>
        cutCell(findSample(rowsOfSample, place, target !== null && lists.has(target))),
      ),
      encodingSample: [...words],
      columns,
    };
  }

  return {
    async recent(session: Importer) {
      const now = clock();
      const since = new Date(now.getTime() - dayMs);
      const records = await importRepository.recent(db, organisationOf(session), since);
      return { items: records.map((record) => presentRecent(record, now)) };
    },

    get: async (session: Importer, { id }: ItemParams) => present(await find(session, id)),

    async open(session: Importer, { upload_id: uploadId }: ParsedBody<typeof personImports.open>) {
      const orgId = organisationOf(session);
      const file = await files.find({ id: uploadId, userId: session.userId });
      if (!file) throw noFile();
      const table = await readHead(orgId, () => files.read(uploadId));
      const record = await transaction(db, async (tx) => {
        await createTableFiles(tx).setUsed(uploadId, clock());
        return importRepository.add(tx, {
          orgId,
          createdBy: session.userId,
          createdByName: cutText(session.name, 150),
          createdByRole: session.role,
          uploadId,
          fileName: file.name,
          ...table,
          counts: noCounts,
        });
      });
      return present(record);
    },

    async setEncoding(
      session: Importer,
      { id }: ItemParams,
      { version, encoding }: ParsedBody<typeof personImports.setEncoding>,
    ) {
      const record = await findOwn(session, id);
      if (record.kind !== 'csv')
        throw InputError.field(
          'encoding',
          'An Excel workbook says how it is encoded. Nothing needs to be chosen.',
        );
      const table = await readHead(record.orgId, () => files.read(record.uploadId), encoding);
      const changed = await importRepository.change(
        db,
        { orgId: record.orgId, id, version, from: ['uploaded', 'checked'] },
        {
          ...table,
          state: 'uploaded',
          corrections: [],
          counts: noCounts,
          problems: [],
          problemCount: 0,
          planned: [],
        },
      );
      if (!changed) throw new ConflictError('This import was changed in another window. Reload the page.');
      return present(changed);
    },

    async check(session: Importer, { id }: ItemParams, body: ParsedBody<typeof personImports.check>) {
      const record = await findOwn(session, id);
      if (record.state !== 'uploaded' && record.state !== 'checked')
        throw new BusinessError(
          'invalid_transition',
          'This import ran already. Choose the file again to import it once more.',
        );
      const { columns, existing, corrections, is_remembered: isRemembered, adds_people: addsPeople } = body;
      const fields = await listFieldsInUse(db, { orgId: record.orgId, entity: 'person' });
      requireColumns(columns, { head: record.head, targets: targetsOf(fields), addsPeople });
      const labels = new Map(fields.map((field) => [field.id, field.label]));
      const given = { ...record, columns, existing, addsPeople, corrections };
      let counts = noCounts;
      let problems: ImportProblem[] = [];
      let problemCount = 0;
      const planned: PersonImport['planned'] = [];
      for await (const batch of walkTable({
        db,
        record: given,
        fields,
        parts: () => files.read(record.uploadId),
      })) {
        counts = addCounts(counts, batch);
        problems = listProblems(problems, batch.problems);
        problemCount += batch.problems.length;
        for (const row of batch.planned)
          if (planned.length < plannedShown) planned.push(...presentPlanned(row, labels));
      }
      const checked = await importRepository.change(
        db,
        { orgId: record.orgId, id, version: body.version, from: ['uploaded', 'checked'] },
        {
          columns,
          existing,
          addsPeople,
          corrections,
          isRemembered,
          state: 'checked',
          counts,
          problems: await suggest(record.orgId, problems, columns),
          problemCount,
          planned,
        },
      );
      if (!checked) throw new ConflictError('This import was changed in another window. Reload the page.');
      return present(checked);
    },

    async start(
      session: Importer,
      { id }: ItemParams,
      { version }: ParsedBody<typeof personImports.start>,
    ): Promise<PersonImport> {
      const record = await findOwn(session, id);
      const { orgId, counts } = record;
      if (record.state !== 'checked' || counts.added + counts.changed === 0)
        throw new BusinessError(
          'invalid_transition',
          'Check the file first. It needs at least one row that can be imported.',
        );
      const started = await transaction(db, async (tx) => {
        const running = await importRepository.change(
          tx,
          { orgId, id, version, from: ['checked'] },
          {
            state: 'running',
            counts: { ...noCounts, rows: counts.rows },
            problems: [],
            problemCount: 0,
            progress: 0,
          },
        );
        if (running) await order(tx, { id, orgId, userId: session.userId });
        return running;
      });
      if (!started) throw new ConflictError('This import was changed in another window. Reload the page.');
      return present(started);
    },
  };
}
