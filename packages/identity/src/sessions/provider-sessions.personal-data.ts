import { definePersonalData, none, reference, retained } from '@rostrum/server-kit/personal-data';
import { providerSessions } from './provider-sessions.schema.ts';

const loggingOut = {
  reason: 'A logout request to the provider must quote it; it is encrypted or hashed.',
  until: 'its session is deleted, which the erasure of its account does',
};

export const providerSessionsPersonalData = definePersonalData(providerSessions, {
  links: [{ subject: 'organisation', by: ['orgId'], rows: 'deleted' }],
  columns: {
    sessionId: reference(),
    orgId: reference(),
    subjectHash: retained(loggingOut),
    sessionIndexHash: retained(loggingOut),
    logoutData: retained(loggingOut),
    createdAt: none,
  },
});
