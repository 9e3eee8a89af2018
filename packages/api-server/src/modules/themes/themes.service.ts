import type { ParsedBody } from '@rostrum/contracts';
import {
  checkContrast,
  listedThemeVersions,
  plainLayout,
  productLook,
  type ContrastCheck,
  previewScope,
  type Theme,
  type ThemeCssState,
  type ThemeLook,
  type themeCss,
  type themes,
} from '@rostrum/contracts/builder';
import { organisationRepository, setOrganisationLogos } from '@rostrum/identity';
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
import { attachLogo, dressMail, inlineLogo } from '@rostrum/server-kit/mail';
import type { FileStore } from '@rostrum/server-kit/storage';
import { compileCssInWorker } from './css/compile-css-in-worker.ts';
import { toMailLook } from './published-theme.ts';
import { createMailLogos, fileOfLogo } from './read-logo.ts';
import { describeContent, isSameTheme, toContent } from './theme-content.ts';
import { createThemePictures } from './theme-pictures.ts';
import { themeRepository, type ThemeContent } from './themes.repository.ts';
import { writeExampleMail } from './write-example-mail.ts';

type Designer = Permitted<'theme.brand'> | Permitted<'theme.manage'>;

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
async function requireFaultlessCss(css: string): Promise<void> {
  const [first, ...others] = (await compileCssInWorker(css, previewScope)).problems;
  if (!first) return;
  const more = others.length === 0 ? '' : ` There are ${others.length} more.`;
  throw InputError.field('css', `CSS, line ${first.line}: ${first.message}${more}`, 'css_problem');
}

/** The look of an organisation: written as a draft, published, and rolled back. */
export interface ThemeServiceDeps {
  db: Database;
  clock: () => Date;
  uploadStore: FileStore;
  config: { publicUrl: string };
}

export function createThemeService({ db, clock, uploadStore, config }: ThemeServiceDeps) {
  const readMailLogo = createMailLogos(uploadStore);
  const pictures = createThemePictures({ clock });

  async function read(on: Queryable, session: Designer): Promise<Theme> {
    const orgId = organisationOf(session);
    const organisation = await organisationRepository.find(on, orgId);
    if (!organisation) throw new NotFoundError('This organisation was not found.');
    const found = await themeRepository.draft(on, orgId);
    const versions = await themeRepository.versions(on, orgId, listedThemeVersions);
    const live = versions[0]?.version;
    const { look, layout, logo, logoDark, favicon, hero } = await currentDraft(on, orgId);
    return {
      organisation: organisation.name,
      company_username: organisation.companyUsername,
      version: found?.draft.version ?? 0,
      look,
      layout,
      logo,
      logo_dark: logoDark,
      favicon,
      hero_picture: hero,
      saved_by: found?.savedBy ?? null,
      saved_at: found?.draft.updatedAt.toISOString() ?? null,
      is_changed: found !== undefined && (!live || !isSameTheme(found.draft, live)),
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
  async function currentDraft(on: Queryable, orgId: string): Promise<ThemeContent> {
    const draft = (await themeRepository.draft(on, orgId))?.draft;
    if (draft) return toContent(draft);
    const organisation = await organisationRepository.find(on, orgId);
    const published = await themeRepository.published(on, orgId);
    return {
      look: published?.look ?? productLook,
      layout: published?.layout ?? plainLayout,
      css: published?.css ?? '',
      logo: organisation?.logo ?? null,
      logoUploadId: null,
      logoDark: organisation?.logoDark ?? null,
      logoDarkUploadId: null,
      favicon: published?.favicon ?? null,
      faviconUploadId: null,
      hero: published?.hero ?? null,
      heroUploadId: null,
    };
  }

  async function readCss(on: Queryable, session: Permitted<'theme.manage'>): Promise<ThemeCssState> {
    const orgId = organisationOf(session);
    const { css } = await currentDraft(on, orgId);
    return {
      theme: await read(on, session),
      css,
      published_css: (await themeRepository.published(on, orgId))?.css ?? '',
      problems: (await compileCssInWorker(css, previewScope)).problems,
    };
  }

  async function save(
    tx: Transaction,
    session: Designer,
    version: number,
    content: ThemeContent,
  ): Promise<void> {
    const key = { orgId: organisationOf(session), version };
    if (await themeRepository.saveDraft(tx, key, { ...content, savedBy: session.userId })) return;
    throw new ConflictError('The draft was changed meanwhile. Look at the newer state and try again.', {
      details: await read(tx, session),
    });
  }

  async function goLive(
    tx: Transaction,
    { session, request }: { session: Designer; request: RequestInfo },
    content: ThemeContent,
    restoredFrom: number | null,
  ): Promise<Theme> {
    const orgId = organisationOf(session);
    await requireFaultlessCss(content.css);
    const before = await themeRepository.published(tx, orgId);
    const number = (before?.number ?? 0) + 1;
    await themeRepository.addVersion(tx, {
      orgId,
      number,
      ...content,
      restoredFrom,
      publishedBy: session.userId,
      publishedAt: clock(),
    });
    await setOrganisationLogos(tx, orgId, content);
    await recordActivity(tx, {
      actor: actorOf(session),
      orgId,
      verb: restoredFrom === null ? 'theme.published' : 'theme.rolled_back',
      text:
        restoredFrom === null
          ? `published version ${number} of the theme`
          : `rolled the theme back to version ${restoredFrom}`,
      entity: { type: 'organisation', id: orgId, label: 'Theme', href: '/dashboard/theme' },
      before: before ? describeContent(before) : {},
      after: { ...describeContent(content), logo: content.logo, logo_dark: content.logoDark },
      request,
    });
    return read(tx, session);
  }

  return {
    get: (session: Designer) => read(db, session),

    saveDraft: (
      session: Designer,
      { version, look, layout, ...asked }: ParsedBody<typeof themes.saveDraft>,
    ): Promise<Theme> =>
      transaction(db, async (tx) => {
        const owner = { orgId: organisationOf(session), userId: session.userId };
        const kept = await currentDraft(tx, owner.orgId);
        const chosen = await pictures.choose(tx, owner, kept, asked);
        await save(tx, session, version, { ...kept, look, layout: layout ?? kept.layout, ...chosen });
        return read(tx, session);
      }),

    async previewMail(session: Designer, { look }: ParsedBody<typeof themes.previewMail>) {
      const orgId = organisationOf(session);
      const organisation = await organisationRepository.find(db, orgId);
      if (!organisation) throw new NotFoundError('This organisation was not found.');
      const file = fileOfLogo((await currentDraft(db, orgId)).logo);
      const { subject, html } = writeExampleMail(organisation, config.publicUrl);
      const mail = await attachLogo({ html: dressMail(html, toMailLook(look, file)) }, readMailLogo);
      return { subject, html: inlineLogo(mail) };
    },

    readCss: (session: Permitted<'theme.manage'>): Promise<ThemeCssState> => readCss(db, session),

    checkCss: async ({ css }: ParsedBody<typeof themeCss.check>) => {
      const { problems, css: preview } = await compileCssInWorker(css, previewScope);
      return { problems, preview };
    },

    async saveCss(
      session: Permitted<'theme.manage'>,
      { version, css }: ParsedBody<typeof themeCss.saveDraft>,
    ): Promise<ThemeCssState> {
      // Remembered, so that no transaction waits for the worker.
      await compileCssInWorker(css, previewScope);
      return transaction(db, async (tx) => {
        const kept = await currentDraft(tx, organisationOf(session));
        await save(tx, session, version, { ...kept, css });
        return readCss(tx, session);
      });
    },

    async publish(
      session: Designer,
      request: RequestInfo,
      { version, accept_low_contrast }: ParsedBody<typeof themes.publish>,
    ): Promise<Theme> {
      const draft = await themeRepository.draft(db, organisationOf(session));
      if (draft) await compileCssInWorker(draft.draft.css, previewScope);
      return transaction(db, async (tx) => {
        const found = await themeRepository.draft(tx, organisationOf(session));
        if (!found) throw new NotFoundError('There is no draft to publish. Save one first.');
        const content = toContent(found.draft);
        if (!accept_low_contrast) requireReadable(content.look);
        // Raises the version: of two that publish at once, one is told of the other.
        await save(tx, session, version, content);
        return goLive(tx, { session, request }, content, null);
      });
    },

    rollBack: (session: Designer, request: RequestInfo, number: number): Promise<Theme> =>
      transaction(db, async (tx) => {
        const orgId = organisationOf(session);
        const former = await themeRepository.version(tx, orgId, number);
        if (!former) throw new NotFoundError('This version of the theme was not found.');
        const content = toContent(former);
        const current = (await themeRepository.draft(tx, orgId))?.draft;
        await pictures.giveUpDraft(tx, orgId, current);
        await save(tx, session, current?.version ?? 0, content);
        return goLive(tx, { session, request }, content, number);
      }),
  };
}
