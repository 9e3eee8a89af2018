import type { ParsedBody } from '@rostrum/contracts';
import {
  checkContrast,
  listedThemeVersions,
  productLook,
  type ContrastCheck,
  previewScope,
  type Theme,
  type ThemeCssState,
  type ThemeLook,
  type themeCss,
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
import { compileCss, scopeOf } from './css/compile-css.ts';
import { themeRepository, type ThemeDraftRecord } from './themes.repository.ts';

type Designer = Permitted<'theme.brand'> | Permitted<'theme.manage'>;
type Draft = Pick<ThemeDraftRecord, 'look' | 'css' | 'logo' | 'logoUploadId'>;

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

/** A draft may hold problems, what visitors are shown may not. */
function requireFaultlessCss(css: string): void {
  const [first, ...others] = compileCss(css, scopeOf('')).problems;
  if (!first) return;
  const more = others.length === 0 ? '' : ` There are ${others.length} more.`;
  throw InputError.field('css', `CSS, line ${first.line}: ${first.message}${more}`, 'css_problem');
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
      is_changed:
        found !== undefined &&
        (!live || !isSameLook(look, live.look) || logo !== live.logo || found.draft.css !== live.css),
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

  /** What the next draft is written over: the draft, else what visitors see. */
  async function currentDraft(on: Queryable, orgId: string): Promise<Draft> {
    const draft = (await themeRepository.draft(on, orgId))?.draft;
    if (draft) return draft;
    const organisation = await organisationRepository.find(on, orgId);
    const published = await themeRepository.published(on, orgId);
    return {
      look: published?.look ?? productLook,
      css: published?.css ?? '',
      logo: organisation?.logo ?? null,
      logoUploadId: null,
    };
  }

  async function readCss(on: Queryable, session: Permitted<'theme.manage'>): Promise<ThemeCssState> {
    const orgId = organisationOf(session);
    const { css } = await currentDraft(on, orgId);
    return {
      theme: await read(on, session),
      css,
      published_css: (await themeRepository.published(on, orgId))?.css ?? '',
      problems: compileCss(css, previewScope).problems,
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
    const kept = await currentDraft(tx, orgId);
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
    requireFaultlessCss(draft.css);
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
      before: { ...before?.look, css_characters: before?.css.length ?? 0 },
      after: { ...draft.look, logo: draft.logo, css_characters: draft.css.length },
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
        const { css } = await currentDraft(tx, organisationOf(session));
        await save(tx, session, { version, look, css, ...logo });
        return read(tx, session);
      }),

    readCss: (session: Permitted<'theme.manage'>): Promise<ThemeCssState> => readCss(db, session),

    checkCss: ({ css }: ParsedBody<typeof themeCss.check>) => {
      const { problems, css: preview } = compileCss(css, previewScope);
      return { problems, preview };
    },

    saveCss: (
      session: Permitted<'theme.manage'>,
      { version, css }: ParsedBody<typeof themeCss.saveDraft>,
    ): Promise<ThemeCssState> =>
      transaction(db, async (tx) => {
        const { look, logo, logoUploadId } = await currentDraft(tx, organisationOf(session));
        await save(tx, session, { version, look, logo, logoUploadId, css });
        return readCss(tx, session);
      }),

    publish: (
      session: Designer,
      request: RequestInfo,
      { version, accept_low_contrast }: ParsedBody<typeof themes.publish>,
    ): Promise<Theme> =>
      transaction(db, async (tx) => {
        const found = await themeRepository.draft(tx, organisationOf(session));
        if (!found) throw new NotFoundError('There is no draft to publish. Save one first.');
        const { look, css, logo, logoUploadId } = found.draft;
        if (!accept_low_contrast) requireReadable(look);
        // Raises the version: of two that publish at once, one is told of the other.
        await save(tx, session, { version, look, css, logo, logoUploadId });
        return goLive(tx, { session, request }, { look, css, logo, logoUploadId, restoredFrom: null });
      }),

    rollBack: (session: Designer, request: RequestInfo, number: number): Promise<Theme> =>
      transaction(db, async (tx) => {
        const orgId = organisationOf(session);
        const former = await themeRepository.version(tx, orgId, number);
        if (!former) throw new NotFoundError('This version of the theme was not found.');
        const { look, css, logo, logoUploadId } = former;
        const current = await themeRepository.draft(tx, orgId);
        await giveUpLogo(tx, orgId, current?.draft.logoUploadId ?? null);
        await save(tx, session, { version: current?.draft.version ?? 0, look, css, logo, logoUploadId });
        return goLive(tx, { session, request }, { look, css, logo, logoUploadId, restoredFrom: number });
      }),
  };
}
