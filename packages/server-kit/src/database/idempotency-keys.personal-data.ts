import { definePersonalData, erased, none, reference } from './personal-data/index.ts';
import { idempotencyKeys } from './idempotency-keys.schema.ts';

export const idempotencyKeysPersonalData = definePersonalData(idempotencyKeys, {
  links: [{ subject: 'account', by: ['scope'], rows: 'deleted' }],
  columns: {
    scope: reference(),
    key: erased(),
    requestHash: none,
    status: none,
    answer: erased(),
    createdAt: none,
  },
});
