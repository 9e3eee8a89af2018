import { definePersonalData, none, reference } from '@rostrum/server-kit/personal-data';
import { samlKeys } from './saml-keys.schema.ts';

export const samlKeysPersonalData = definePersonalData(samlKeys, {
  links: [{ subject: 'organisation', by: ['orgId'], rows: 'deleted' }],
  columns: {
    id: reference(),
    orgId: reference(),
    use: none,
    certificate: none,
    privateKey: none,
    activeFrom: none,
    retiresAt: none,
    createdAt: none,
  },
});
