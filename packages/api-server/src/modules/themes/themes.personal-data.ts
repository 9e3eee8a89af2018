import { definePersonalData, none, reference } from '@rostrum/server-kit/personal-data';
import { themeDrafts, themeVersions } from './themes.schema.ts';

export const themeDraftsPersonalData = definePersonalData(themeDrafts, {
  columns: {
    orgId: reference(),
    look: none,
    layout: none,
    css: none,
    logo: none,
    logoUploadId: reference(),
    logoDark: none,
    logoDarkUploadId: reference(),
    favicon: none,
    faviconUploadId: reference(),
    hero: none,
    heroUploadId: reference(),
    savedBy: reference(),
    version: none,
    updatedAt: none,
  },
});

export const themeVersionsPersonalData = definePersonalData(themeVersions, {
  columns: {
    orgId: reference(),
    number: none,
    look: none,
    layout: none,
    css: none,
    logo: none,
    logoUploadId: reference(),
    logoDark: none,
    logoDarkUploadId: reference(),
    favicon: none,
    faviconUploadId: reference(),
    hero: none,
    heroUploadId: reference(),
    publishedBy: reference(),
    publishedAt: none,
    restoredFrom: none,
  },
});
