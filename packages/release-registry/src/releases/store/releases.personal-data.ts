import { definePersonalData, none, reference, retained } from '@rostrum/server-kit/personal-data';
import {
  deployTokens,
  releaseAreas,
  releaseClaims,
  releaseHistory,
  releaseRegistry,
  releaseRollouts,
  releases,
} from './releases.schema.ts';

const operatorRecord = {
  reason: 'Operators of the installation account for what they released.',
  until: 'the installation is removed',
};

export const deployTokensPersonalData = definePersonalData(deployTokens, {
  columns: {
    id: reference(),
    name: none,
    tokenHash: none,
    areas: none,
    actions: none,
    expiresAt: none,
    revokedAt: none,
    lastUsedAt: none,
    createdAt: none,
  },
});

export const releaseAreasPersonalData = definePersonalData(releaseAreas, {
  columns: { area: none, currentId: reference() },
});

export const releaseClaimsPersonalData = definePersonalData(releaseClaims, {
  columns: { area: none, claim: none, agreedBy: retained(operatorRecord), createdAt: none },
});

export const releaseHistoryPersonalData = definePersonalData(releaseHistory, {
  columns: {
    id: reference(),
    area: none,
    version: none,
    event: none,
    actor: retained(operatorRecord),
    reason: none,
    replaced: none,
    target: retained(operatorRecord),
    createdAt: none,
  },
});

export const releaseRegistryPersonalData = definePersonalData(releaseRegistry, {
  columns: { id: none, revision: none },
});

export const releaseRolloutsPersonalData = definePersonalData(releaseRollouts, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: {
    id: reference(),
    area: none,
    releaseId: reference(),
    share: none,
    orgId: reference(),
    userId: reference(),
    createdAt: none,
  },
});

export const releasesPersonalData = definePersonalData(releases, {
  columns: {
    id: reference(),
    area: none,
    version: none,
    source: none,
    release: none,
    storedAt: none,
    promotedAt: none,
    replacedId: reference(),
    brokenAt: none,
    brokenReason: none,
    createdBy: retained(operatorRecord),
    createdAt: none,
  },
});
