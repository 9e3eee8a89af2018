import {
  definePersonalData,
  erased,
  formerId,
  none,
  reference,
  retained,
} from '@rostrum/server-kit/personal-data';
import { organisations } from './organisations.schema.ts';

const organisationName = {
  reason: 'Inquiries keep the name of the organisation that they were sent to.',
  until: 'the inquiries are erased',
};
const organisationHold = {
  reason: 'An organisation on legal hold cannot be closed, and its hold is lifted before.',
  until: 'the hold is lifted',
};

export const organisationsPersonalData = definePersonalData(organisations, {
  links: [{ subject: 'organisation', by: ['id'], rows: 'cleared' }],
  columns: {
    id: reference(),
    name: retained(organisationName),
    companyUsername: erased({ to: formerId() }),
    kind: none,
    description: erased({ to: '' }),
    website: erased({ to: null }),
    logo: erased({ to: null }),
    logoDark: erased({ to: null }),
    street: erased({ to: null }),
    city: erased({ to: null }),
    state: erased({ to: null }),
    postal: erased({ to: null }),
    country: none,
    deskPhone: erased({ to: null }),
    deskEmail: erased({ to: null }),
    phones: erased({ to: [] }),
    timezone: none,
    locale: none,
    directoryAccess: none,
    isIndexed: none,
    expertCenterUrl: erased({ to: null }),
    privacyContact: erased({ to: null }),
    social: erased({ to: [] }),
    profileVersion: none,
    status: none,
    statusSince: none,
    closingAt: none,
    legalHoldAt: none,
    legalHoldBy: retained(organisationHold),
    legalHoldReason: retained(organisationHold),
    requiresSecondFactor: none,
    isDemo: none,
    version: none,
    firstStepsHiddenAt: none,
    createdAt: none,
    updatedAt: none,
    deletedAt: none,
  },
});
