import type { ParsedBody } from '@rostrum/contracts';
import {
  checkContrast,
  listedThemeVersions,
  productLook,
  type ContrastCheck,
  type Theme,
  type ThemeLook,
  type themes,
} from '@rostrum/contracts/builder';
import { organisationRepository } from '@rostrum/identity';
import {
  ConflictError,
  InputError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { transaction, type Database, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { createLogoService } from '../uploads/index.ts';
import { themeRepository, type ThemeDraftRecord } from './themes.repository.ts';

type Designer = Permitted<'theme.brand'>;
type Draft = Pick<ThemeDraftRecord, 'look' | 'logo' | 'logoUploadId'>;

const isSameLook = (left: ThemeLook, right: ThemeLook): boolean =>
  (Object.keys(productLook) as (keyof ThemeLook)[]).every((name) => left[name] === right[name]);

const pairNames: Readonly<Record<ContrastCheck['name'], string>> = {
  text_on_page: 'Text on the page',
  text_on_card: 'Text on cards',
  link_on_page: 'Links on the page',
  link_on_card: 'Links on cards',
  ink_on_primary: 'Text on buttons',
};

function requireReadable(look: ThemeLook): void {
  const hard = checkContrast(look).filter(({ isReadable }) => !isReadable);
  if (hard.length === 0) return;
  const named = hard.map(({ name, ratio }) => `${pairNames[name]}: ${ratio.toFixed(1)} : 1`).join('. ');
  throw InputError.field(
    'accept_low_contrast',
    `${named}. Text needs 4.5 : 1. Choose other colours, or confirm that you publish these.`,
    'low_contrast',
  );
}

/** The look of an organisation: written as a draft, published, and rolled back. */
export function createThemeService({ db, clock }: { db: Database; clock: () => Date }) {
  const logos = createLogoService({ clock });

  async function read(on: Queryable, session: Designer): Promise<Theme> {
    const orgId = organisationOf(session);
    const organisation = await organisationRepository.find(on, orgId);
    if (!organisation) throw new NotFoundError('This organisation was not found.');
    const found = await themeRepository.draft(on, orgId);
    const versions = await themeRepository.versions(on, orgId, listedThemeVersions);
    const live = versions[0]?.version;
    const look = found?.draft.look ?? live?.look ?? productLook;
    const logo = found ? found.draft.logo : organisation.logo;
    return {
      organisation: organisation.name,
      company_username: organisation.companyUsername,
      version: found?.draft.version ?? 0,
      look,
      logo,
      saved_by: found?.savedBy ?? null,
      saved_at: found?.draft.updatedAt.toISOString() ?? null,
      is_changed: found !== undefined && (!live || !isSameLook(look, live.look) || logo !== live.logo),
      versions: versions.map(({ version, publishedBy }) => ({
        number: version.number,
        look: version.look,
        logo: version.logo,
        published_by: publishedBy,
        published_at: version.publishedAt.toISOString(),
        restored_from: version.restoredFrom,
      })),
    };
  }

  /** A logo of the draft that no published look shows is shown nowhere any more. */
  async function giveUpLogo(tx: Transaction, orgId: string, uploadId: string | null): Promise<void> {
    if (uploadId !== null && !(await themeRepository.isPublishedLogo(tx, orgId, uploadId)))
      await logos.giveUp(tx, uploadId);
  }

  async function chooseLogo(
    tx: Transaction,
    session: Designer,
    uploadId: string | null | undefined,
  ): Promise<Pick<Draft, 'logo' | 'logoUploadId'>> {
    const orgId = organisationOf(session);
    const current = (await themeRepository.draft(tx, orgId))?.draft;
    const kept = current ?? {
      logo: (await organisationRepository.find(tx, orgId))?.logo ?? null,
      logoUploadId: null,
    };
    if (uploadId === undefined || (uploadId !== null && uploadId === kept.logoUploadId))
      return { logo: kept.logo, logoUploadId: kept.logoUploadId };
    const upload = uploadId === null ? null : await logos.find(tx, { id: uploadId, userId: session.userId });
    if (upload === undefined)
      throw InputError.field(
        'logo_upload_id',
        'This logo is not ready. Wait until it was checked, or upload it again.',
      );
    if (upload) await logos.use(tx, upload.id);
    await giveUpLogo(tx, orgId, kept.logoUploadId);
    return upload
      ? { logo: logos.pathOf(upload), logoUploadId: upload.id }
      : { logo: null, logoUploadId: null };
  }

  async function save(
    tx: Transaction,
    session: Designer,
    { version, ...draft }: Draft & { version: number },
  ): Promise<void> {
    const key = { orgId: organisationOf(session), version };
    if (await themeRepository.saveDraft(tx, key, { ...draft, savedBy: session.userId })) return;
    throw new ConflictError('The draft was changed meanwhile. Look at the newer state and try again.', {
      details: await read(tx, session),
    });
  }

  async function goLive(
    tx: Transaction,
    { session, request }: { session: Designer; request: RequestInfo },
    { restoredFrom, ...draft }: Draft & { restoredFrom: number | null },
  ): Promise<Theme> {
    const orgId = organisationOf(session);
    const before = await themeRepository.published(tx, orgId);
    const number = (before?.number ?? 0) + 1;
    await themeRepository.addVersion(tx, {
      orgId,
      number,
      ...draft,
      restoredFrom,
      publishedBy: session.userId,
      publishedAt: clock(),
    });
    await themeRepository.setLogo(tx, orgId, draft.logo);
    await recordActivity(tx, {
      actor: actorOf(session),
      orgId,
      verb: restoredFrom === null ? 'theme.published' : 'theme.rolled_back',
      text:
        restoredFrom === null
          ? `published version ${number} of the theme`
          : `rolled the theme back to version ${restoredFrom}`,
      entity: { type: 'organisation', id: orgId, label: 'Theme', href: '/dashboard/theme' },
      before: { ...before?.look },
      after: { ...draft.look, logo: draft.logo },
      request,
    });
    return read(tx, session);
  }

  return {
    get: (session: Designer) => read(db, session),

    saveDraft: (
      session: Designer,
      { version, look, logo_upload_id }: ParsedBody<typeof themes.saveDraft>,
    ): Promise<Theme> =>
      transaction(db, async (tx) => {
        const logo = await chooseLogo(tx, session, logo_upload_id);
        await save(tx, session, { version, look, ...logo });
        return read(tx, session);
      }),

    publish: (
      session: Designer,
      request: RequestInfo,
      { version, accept_low_contrast }: ParsedBody<typeof themes.publish>,
    ): Promise<Theme> =>
      transaction(db, async (tx) => {
        const found = await themeRepository.draft(tx, organisationOf(session));
        if (!found) throw new NotFoundError('There is no draft to publish. Save one first.');
        const { look, logo, logoUploadId } = found.draft;
        if (!accept_low_contrast) requireReadable(look);
        // Raises the version: of two that publish at once, one is told of the other.
        await save(tx, session, { version, look, logo, logoUploadId });
        return goLive(tx, { session, request }, { look, logo, logoUploadId, restoredFrom: null });
      }),

    rollBack: (session: Designer, request: RequestInfo, number: number): Promise<Theme> =>
      transaction(db, async (tx) => {
        const orgId = organisationOf(session);
        const former = await themeRepository.version(tx, orgId, number);
        if (!former) throw new NotFoundError('This version of the theme was not found.');
        const { look, logo, logoUploadId } = former;
        const current = await themeRepository.draft(tx, orgId);
        await giveUpLogo(tx, orgId, current?.draft.logoUploadId ?? null);
        await save(tx, session, { version: current?.draft.version ?? 0, look, logo, logoUploadId });
        return goLive(tx, { session, request }, { look, logo, logoUploadId, restoredFrom: number });
      }),
  };
}
