import {
  definePersonalData,
  erased,
  mention,
  none,
  reference,
  retained,
} from '@rostrum/server-kit/personal-data';
import { personImportRows, personImports } from './imports.schema.ts';

const importRecord = {
  reason: 'An import can be checked and taken back.',
  until: 'seven days after it finished',
};

export const personImportRowsPersonalData = definePersonalData(personImportRows, {
  links: [{ subject: 'profile', by: ['orgId', 'personId'], rows: 'deleted' }],
  columns: {
    orgId: reference(),
    importId: reference(),
    personId: reference(),
    before: erased(),
    version: none,
  },
});

export const personImportsPersonalData = definePersonalData(personImports, {
  links: [
    { subject: 'account', by: ['createdBy'], rows: 'cleared' },
    { subject: 'organisation', by: ['orgId'], rows: 'deleted' },
  ],
  mentionsWithin: 'orgId',
  columns: {
    id: reference(),
    orgId: reference(),
    createdBy: reference(),
    createdByName: erased({ to: 'Former member' }),
    createdByRole: none,
    uploadId: reference(),
    fileName: retained(importRecord),
    kind: none,
    encoding: none,
    delimiter: none,
    headRow: none,
    head: none,
    sample: mention(['name', 'username', 'email'], { to: [] }),
    encodingSample: mention(['name', 'username', 'email'], { to: [] }),
    columns: none,
    existing: none,
    addsPeople: none,
    isRemembered: none,
    corrections: mention(['name', 'username', 'email'], { to: [] }),
    state: none,
    counts: none,
    problems: mention(['name', 'username', 'email'], { to: [] }),
    problemCount: none,
    planned: mention(['name', 'username', 'email'], { to: [] }),
    progress: none,
    finishedAt: none,
    version: none,
    createdAt: none,
    updatedAt: none,
  },
});
