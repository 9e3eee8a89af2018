import sharp from 'sharp';
import type { Queryable } from '@rostrum/server-kit/database';
import type { FileStore } from '@rostrum/server-kit/storage';
import { findFollowedTheme } from '../../themes/index.ts';

export interface ReportLook {
  accent: string;
  /** Null where there is none, or it cannot be read: then the name stands alone. */
  logo: Buffer | null;
}

const productAccent = '#0B6073';
const colour = /^#[0-9a-f]{6}$/i;
/** Made by this server from what was uploaded; addresses elsewhere are not asked. */
const ownFile = /^\/files\/([0-9a-f]{32}-[0-9]{2,4}\.webp)$/;

/** What the report takes over of the organisation's published look. */
export async function findReportLook(
  { db, uploadStore }: { db: Queryable; uploadStore: FileStore },
  { orgId, logo }: { orgId: string; logo: string | null },
): Promise<ReportLook> {
  const theme = await findFollowedTheme(db, orgId);
  const accent = theme && colour.test(theme.link) ? theme.link : productAccent;
  const [, name] = ownFile.exec(logo ?? '') ?? [];
  const bytes = name === undefined ? undefined : await uploadStore.read(name);
  if (!bytes) return { accent, logo: null };
  try {
    return {
      accent,
      logo: await sharp(bytes).resize({ height: 120, withoutEnlargement: true }).png().toBuffer(),
    };
  } catch {
    return { accent, logo: null };
  }
}
