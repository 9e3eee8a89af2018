import { definePersonalData, mention, none, reference } from '@rostrum/server-kit/personal-data';
import { embedDefaults, embedInstalls, savedEmbedVersions, savedEmbeds } from './embeds.schema.ts';

export const embedDefaultsPersonalData = definePersonalData(embedDefaults, {
  links: [{ subject: 'organisation', by: ['orgId'], rows: 'deleted' }],
  mentionsWithin: 'orgId',
  columns: {
    orgId: reference(),
    settings: mention(['username', 'name']),
    allowedDomains: none,
    version: none,
    updatedAt: none,
  },
});

export const embedInstallsPersonalData = definePersonalData(embedInstalls, {
  columns: { orgId: reference(), embedId: reference(), host: none, lastSeenAt: none },
});

export const savedEmbedVersionsPersonalData = definePersonalData(savedEmbedVersions, {
  links: [{ subject: 'organisation', by: ['orgId'], rows: 'deleted' }],
  mentionsWithin: 'orgId',
  columns: {
    orgId: reference(),
    embedId: reference(),
    number: none,
    settings: mention(['username', 'name']),
    savedBy: reference(),
    createdAt: none,
  },
});

export const savedEmbedsPersonalData = definePersonalData(savedEmbeds, {
  links: [{ subject: 'organisation', by: ['orgId'], rows: 'deleted' }],
  mentionsWithin: 'orgId',
  columns: {
    id: reference(),
    orgId: reference(),
    name: none,
    kind: none,
    status: none,
    settings: mention(['username', 'name']),
    createdBy: reference(),
    version: none,
    createdAt: none,
    updatedAt: none,
  },
});
