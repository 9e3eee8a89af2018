import { definePersonalData, erased, mention, none, reference } from '@rostrum/server-kit/personal-data';
import {
  externalIdentities,
  samlAssertions,
  ssoCertificateAlarms,
  ssoConnections,
  ssoDomains,
} from './sso.schema.ts';

export const externalIdentitiesPersonalData = definePersonalData(externalIdentities, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: {
    id: reference(),
    orgId: reference(),
    issuer: erased({ own: 'external_identities' }),
    subjectHash: erased(),
    userId: reference(),
    linkedAt: erased({ own: 'external_identities' }),
    createdAt: none,
  },
});

export const samlAssertionsPersonalData = definePersonalData(samlAssertions, {
  columns: { orgId: reference(), assertionHash: none, expiresAt: none },
});

export const ssoCertificateAlarmsPersonalData = definePersonalData(ssoCertificateAlarms, {
  columns: { orgId: reference(), certificateHash: none, days: none, givenAt: none },
});

export const ssoConnectionsPersonalData = definePersonalData(ssoConnections, {
  links: [{ subject: 'organisation', by: ['orgId'], rows: 'deleted' }],
  mentionsWithin: 'orgId',
  columns: {
    id: reference(),
    orgId: reference(),
    kind: none,
    status: none,
    entityId: none,
    ssoUrl: none,
    ssoBindings: none,
    ssoPostUrl: none,
    requestBinding: none,
    sloUrl: none,
    sloBinding: none,
    sloResponseUrl: none,
    wantsSignedRequests: none,
    signRequests: none,
    forceAuthn: none,
    wantAssertionsSigned: none,
    encryption: none,
    singleLogout: none,
    signOutAtProvider: none,
    updateProfile: none,
    metadataUrl: none,
    metadataEntityId: none,
    metadataReadAt: none,
    metadataTriedAt: none,
    metadataError: none,
    metadataNotes: none,
    certificates: none,
    nameIdFormat: none,
    wantResponseSigned: none,
    allowIdpInitiated: none,
    issuer: none,
    clientId: none,
    clientSecret: none,
    trustsEmail: none,
    attributeMap: none,
    jitOn: none,
    jitRole: none,
    lastSignInAt: none,
    lastTest: mention(['name', 'email'], { to: null }),
    version: none,
    createdAt: none,
    updatedAt: none,
  },
});

export const ssoDomainsPersonalData = definePersonalData(ssoDomains, {
  columns: {
    id: reference(),
    orgId: reference(),
    domain: none,
    txt: none,
    verifiedAt: none,
    joinRole: none,
    createdAt: none,
  },
});
