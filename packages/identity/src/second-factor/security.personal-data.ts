import { definePersonalData, erased, none, reference } from '@rostrum/server-kit/personal-data';
import { knownDevices, passkeys, recoveryCodes, totpCredentials } from './security.schema.ts';

export const knownDevicesPersonalData = definePersonalData(knownDevices, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: { userId: reference(), device: erased({ own: 'known_devices' }), createdAt: none },
});

export const passkeysPersonalData = definePersonalData(passkeys, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: {
    id: reference(),
    userId: reference(),
    credentialId: erased(),
    publicKey: erased(),
    counter: erased(),
    transports: erased({ own: 'passkeys' }),
    name: erased({ own: 'passkeys' }),
    isBackedUp: erased({ own: 'passkeys' }),
    lastUsedAt: erased({ own: 'passkeys' }),
    createdAt: erased({ own: 'passkeys' }),
  },
});

export const recoveryCodesPersonalData = definePersonalData(recoveryCodes, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: { id: reference(), userId: reference(), codeHash: erased(), usedAt: erased(), createdAt: none },
});

export const totpCredentialsPersonalData = definePersonalData(totpCredentials, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: { userId: reference(), secret: erased(), lastUsedStep: erased(), createdAt: none },
});
