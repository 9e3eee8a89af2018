import type { Queryable } from '@rostrum/server-kit/database';
import type { FileStore } from '@rostrum/server-kit/storage';
import { fileOfLogo, findFollowedTheme, readLogo } from '../../themes/index.ts';

export interface ReportLook {
  accent: string;
  /** Null where there is none, or it cannot be read: then the name stands alone. */
  logo: Buffer | null;
}

const productAccent = '#0B6073';
const colour = /^#[0-9a-f]{6}$/i;

/** What the report takes over of the organisation's published look. */
export async function findReportLook(
  { db, uploadStore }: { db: Queryable; uploadStore: FileStore },
  { orgId, logo }: { orgId: string; logo: string | null },
): Promise<ReportLook> {
  const theme = await findFollowedTheme(db, orgId);
  const accent = theme && colour.test(theme.link) ? theme.link : productAccent;
  return { accent, logo: (await readLogo(uploadStore, fileOfLogo(logo), { height: 120 })) ?? null };
}
