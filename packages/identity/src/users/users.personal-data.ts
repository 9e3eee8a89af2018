import {
  definePersonalData,
  erased,
  formerId,
  none,
  reference,
  retained,
} from '@rostrum/server-kit/personal-data';
import { memberships, seekerProfiles, users } from './users.schema.ts';

const leavingRecord = {
  reason: 'The reason for leaving is counted, and the dates prove the deletion.',
  until: 'the installation is removed',
};

export const membershipsPersonalData = definePersonalData(memberships, {
  links: [
    { subject: 'account', by: ['userId'], rows: 'deleted' },
    { subject: 'profile', by: ['orgId', 'personId'], rows: 'cleared' },
  ],
  columns: {
    orgId: reference(),
    userId: reference(),
    role: erased({ of: ['account'], own: 'memberships', organisation: 'members' }),
    personId: reference({ to: null }),
    scopes: erased({ of: ['account'], own: 'memberships', organisation: 'members' }),
    createdAt: erased({ of: ['account'], own: 'memberships.joined_at', organisation: 'members.joined_at' }),
    updatedAt: none,
  },
});

export const seekerProfilesPersonalData = definePersonalData(seekerProfiles, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: {
    userId: reference(),
    seekerType: erased({ own: 'account' }),
    organization: erased({ own: 'account' }),
    jobTitle: erased({ own: 'account' }),
    outlet: erased({ own: 'account' }),
    mediaPosition: erased({ own: 'account' }),
    mediaType: erased({ own: 'account' }),
    website: erased({ own: 'account' }),
    city: erased({ own: 'account' }),
    state: erased({ own: 'account' }),
    country: erased({ own: 'account' }),
    beats: erased({ own: 'account' }),
    bylines: erased({ own: 'account' }),
    verification: erased({ own: 'account' }),
    version: none,
    createdAt: none,
    updatedAt: none,
  },
});

export const usersPersonalData = definePersonalData(users, {
  links: [{ subject: 'account', by: ['id'], rows: 'cleared' }],
  columns: {
    id: reference(),
    email: erased({ to: formerId('@deleted.invalid'), own: 'account', organisation: 'members' }),
    emailVerifiedAt: erased({ to: null, own: 'account' }),
    passwordHash: erased({ to: null }),
    firstname: erased({ to: 'Former', own: 'account', organisation: 'members' }),
    lastname: erased({ to: 'member', own: 'account', organisation: 'members' }),
    phone: erased({ to: null, own: 'account' }),
    image: erased({ to: null, own: 'account' }),
    imageUploadId: reference({ to: null }),
    locale: erased({ to: 'en', own: 'account' }),
    timezone: erased({ to: 'UTC', own: 'account' }),
    usesOwnTimezone: erased({ to: false, own: 'account' }),
    status: none,
    lastLoginAt: erased({ to: null, own: 'account.last_sign_in_at' }),
    version: none,
    createdAt: retained(leavingRecord, { own: 'account' }),
    updatedAt: none,
    deletedAt: none,
  },
});
