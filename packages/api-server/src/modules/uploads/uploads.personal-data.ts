import { definePersonalData, erased, none, reference, retained } from '@rostrum/server-kit/personal-data';
import { retiredFiles, uploadParts, uploads } from './uploads.schema.ts';

const teamFile = {
  reason: 'The file belongs to what the organisation sent or shows.',
  until: 'the organisation removes it',
};

export const retiredFilesPersonalData = definePersonalData(retiredFiles, {
  columns: { name: none, retiredAt: none },
});

export const uploadPartsPersonalData = definePersonalData(uploadParts, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: { uploadId: reference(), position: erased(), userId: reference(), bytes: erased() },
});

export const uploadsPersonalData = definePersonalData(uploads, {
  columns: {
    id: reference(),
    userId: reference(),
    guestKeyHash: none,
    purpose: retained(teamFile, { own: 'files' }),
    name: retained(teamFile, { own: 'files' }),
    size: retained(teamFile, { own: 'files' }),
    received: none,
    state: none,
    fault: none,
    key: none,
    width: none,
    height: none,
    mediaType: retained(teamFile, { own: 'files' }),
    scan: none,
    checkAttempts: none,
    isRead: none,
    findings: retained(teamFile),
    usedAt: none,
    createdAt: retained(teamFile, { own: 'files' }),
    updatedAt: none,
  },
});
