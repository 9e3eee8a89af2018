import { personExport, personImports } from '@rostrum/contracts/people';
import type { ConstraintMeaning } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import type { BackgroundWork } from '@rostrum/server-kit/jobs';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createExportService } from './export.service.ts';
import { createImportService } from './imports.service.ts';
import { orderImport } from './run-import.ts';
import { createUndoImportService } from './undo-import.service.ts';

interface ExchangeDeps {
  db: Database;
  clock: () => Date;
  background: BackgroundWork;
}

export const personExchangeConstraints: Record<string, ConstraintMeaning> = {
  person_imports_one_runs: {
    code: 'invalid_transition',
    message: 'Another import is running. Start this one when it has finished.',
  },
};

/** A check reads the whole file. */
const limit = { points: 240, seconds: 3600 };

/** People into the directory and out of it, as tables. */
export const personExchangeRoutes = contractRoutes(({ db, clock, background }: ExchangeDeps) => {
  const imports = createImportService({ db, clock, order: orderImport(background, { db, clock }) });
  const undoing = createUndoImportService({ db, clock });
  const exporting = createExportService({ db });
  return [
    route(personImports.recent, 'person.create', ({ session }) => imports.recent(session)),
    route(personImports.open, 'person.create', ({ session, body }) => imports.open(session, body), { limit }),
    route(personImports.get, 'person.create', ({ session, params }) => imports.get(session, params)),
    route(
      personImports.setEncoding,
      'person.create',
      ({ session, params, body }) => imports.setEncoding(session, params, body),
      { limit },
    ),
    route(
      personImports.check,
      'person.create',
      ({ session, params, body }) => imports.check(session, params, body),
      { limit },
    ),
    route(personImports.start, 'person.create', ({ session, params, body }) =>
      imports.start(session, params, body),
    ),
    route(personImports.undo, 'person.create', ({ session, request, params }) =>
      undoing.undo(session, request, params),
    ),
    route(personExport.read, 'person.list', ({ session, body }) => exporting.read(session, body)),
  ];
});
