import { InputError } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import { createPictureService } from '../uploads/index.ts';
import { themeRepository, type ThemeDraftRecord } from './themes.repository.ts';

/** Addresses of the pictures of a theme, and the uploads that they came from. */
export type ThemePictures = Pick<
  ThemeDraftRecord,
  | 'logo'
  | 'logoUploadId'
  | 'logoDark'
  | 'logoDarkUploadId'
  | 'favicon'
  | 'faviconUploadId'
  | 'hero'
  | 'heroUploadId'
>;

interface Chosen {
  address: string | null;
  uploadId: string | null;
}

/** Other pictures, by their uploads; null takes one away, undefined leaves it. */
export interface AskedPictures {
  logo_upload_id?: string | null | undefined;
  logo_dark_upload_id?: string | null | undefined;
  favicon_upload_id?: string | null | undefined;
  hero_upload_id?: string | null | undefined;
}

const nouns = { logo: 'logo', logo_dark: 'logo', favicon: 'icon', hero: 'picture' } as const;

/** Logo, icon and picture of a theme: from an upload into the draft, and given up once no look shows them. */
export function createThemePictures({ clock }: { clock: () => Date }) {
  const marks = createPictureService({ clock, purpose: 'logo' });
  const covers = createPictureService({ clock, purpose: 'cover' });
  const services = { logo: marks, logo_dark: marks, favicon: marks, hero: covers };

  /** A picture of the draft that no published look shows is shown nowhere any more. */
  async function giveUp(tx: Transaction, orgId: string, uploadId: string | null): Promise<void> {
    if (uploadId !== null && !(await themeRepository.isPublishedPicture(tx, orgId, uploadId)))
      await marks.giveUp(tx, uploadId);
  }

  async function chooseOne(
    tx: Transaction,
    kind: keyof typeof nouns,
    { orgId, userId }: { orgId: string; userId: string },
    { kept, asked }: { kept: Chosen; asked: string | null | undefined },
  ): Promise<Chosen> {
    if (asked === undefined || (asked !== null && asked === kept.uploadId)) return kept;
    const service = services[kind];
    const upload = asked === null ? null : await service.find(tx, { id: asked, userId });
    if (upload === undefined)
      throw InputError.field(
        `${kind}_upload_id`,
        `This ${nouns[kind]} is not ready. Wait until it was checked, or upload it again.`,
      );
    if (upload) await service.use(tx, upload.id);
    await giveUp(tx, orgId, kept.uploadId);
    return upload
      ? { address: service.pathOf(upload), uploadId: upload.id }
      : { address: null, uploadId: null };
  }

  return {
    async choose(
      tx: Transaction,
      owner: { orgId: string; userId: string },
      kept: ThemePictures,
      asked: AskedPictures,
    ): Promise<ThemePictures> {
      const logo = await chooseOne(tx, 'logo', owner, {
        kept: { address: kept.logo, uploadId: kept.logoUploadId },
        asked: asked.logo_upload_id,
      });
      const logoDark = await chooseOne(tx, 'logo_dark', owner, {
        kept: { address: kept.logoDark, uploadId: kept.logoDarkUploadId },
        asked: asked.logo_dark_upload_id,
      });
      const favicon = await chooseOne(tx, 'favicon', owner, {
        kept: { address: kept.favicon, uploadId: kept.faviconUploadId },
        asked: asked.favicon_upload_id,
      });
      const hero = await chooseOne(tx, 'hero', owner, {
        kept: { address: kept.hero, uploadId: kept.heroUploadId },
        asked: asked.hero_upload_id,
      });
      return {
        logo: logo.address,
        logoUploadId: logo.uploadId,
        logoDark: logoDark.address,
        logoDarkUploadId: logoDark.uploadId,
        favicon: favicon.address,
        faviconUploadId: favicon.uploadId,
        hero: hero.address,
        heroUploadId: hero.uploadId,
      };
    },

    /** What of a draft that is overwritten was never published. */
    async giveUpDraft(tx: Transaction, orgId: string, draft: ThemePictures | undefined): Promise<void> {
      if (!draft) return;
      const { logoUploadId, logoDarkUploadId, faviconUploadId, heroUploadId } = draft;
      for (const uploadId of [logoUploadId, logoDarkUploadId, faviconUploadId, heroUploadId])
        await giveUp(tx, orgId, uploadId);
    },
  };
}
