import { definePersonalData, erased, none, reference } from '@rostrum/server-kit/personal-data';
import { dataExports } from './data-exports.schema.ts';

export const dataExportsPersonalData = definePersonalData(dataExports, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: {
    id: reference(),
    userId: reference(),
    orgId: reference(),
    kind: erased(),
    choice: erased(),
    state: none,
    parts: erased(),
    size: none,
    createdAt: none,
    expiresAt: none,
  },
});
