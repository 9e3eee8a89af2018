import type { ErrorCode } from '@rostrum/contracts';
import { isBusinessError, NotFoundError } from '@rostrum/server-kit';
import { SafeHtml, type MovedPage, type PublicPage } from '@rostrum/server-kit/module';
import { createPublicProfileService, themeOf } from '../public-profiles/index.ts';
import { loadViews } from './load-views.ts';
import type { PublicPageDeps } from './public-page-deps.ts';

/** What an address was for. */
export interface Sought {
  noun: 'profile' | 'organisation' | 'post' | 'question' | 'page' | 'topic';
  canonicalPath: string;
  username?: string;
  company?: string;
  /** Slug of a post or question, whose topics decide which experts are suggested instead. */
  slug?: string;
}

/** What of the services becomes a page, not an error. */
const statuses = new Map<ErrorCode, 403 | 404 | 410>([
  ['not_found', 404],
  ['gone', 410],
  ['not_allowed', 403],
]);

/** Answers for what is missing as a page too: why nothing is here, and who can help in its place. */
export function createOrMissing({ db, clock }: Pick<PublicPageDeps, 'db' | 'clock'>) {
  const service = createPublicProfileService({ db, clock });

  async function ofPublication({ noun, slug, company }: Sought, isGone: boolean) {
    if (slug === undefined || company === undefined) return null;
    // A question without a public answer is not found, whether it was public or not.
    if (noun === 'question') return service.inPlaceOfQuestion(company, slug);
    return isGone ? service.inPlaceOfPost(company, slug) : null;
  }

  async function findInstead(sought: Sought, isGone: boolean) {
    const { username, company } = sought;
    if (username !== undefined) return isGone ? await service.inPlaceOf(username) : null;
    if (company === undefined) return null;
    return (await ofPublication(sought, isGone)) ?? (await service.atOrganisation(company));
  }

  async function drawMissing(error: unknown, sought: Sought): Promise<PublicPage> {
    const status = isBusinessError(error) ? statuses.get(error.code) : undefined;
    if (status === undefined || !isBusinessError(error)) throw error;
    const isHeld = error.code === 'not_allowed';
    const isGone = error.code === 'gone';
    const instead = await findInstead(sought, isGone);
    const { drawMissingPage, drawGuestFrame } = await loadViews();
    const organisation = instead?.organisation ?? null;
    const hasLeft = instead !== null && 'hasLeft' in instead && instead.hasLeft;
    const title =
      hasLeft && organisation
        ? `No longer with ${organisation.name}`
        : isHeld
          ? `This ${sought.noun} is under embargo`
          : isGone
            ? `This ${sought.noun} is no longer public`
            : `There is no ${sought.noun} at this address`;
    const content = drawMissingPage({
      title,
      text: hasLeft ? 'This profile was taken down, and its form with it.' : error.message,
      organisation,
      people: instead?.people ?? [],
      signIn: isHeld ? sought.canonicalPath : null,
    });
    const path = sought.canonicalPath;
    return {
      status,
      title,
      description: error.message,
      canonicalPath: path,
      noindex: true,
      ...(organisation && themeOf(organisation)),
      html: new SafeHtml(content),
      drawForGuest: () =>
        new SafeHtml(drawGuestFrame({ organisation, path, year: clock().getUTCFullYear(), content })),
    };
  }

  return (sought: Sought, render: () => Promise<PublicPage | MovedPage>): Promise<PublicPage | MovedPage> => {
    const { noun, canonicalPath } = sought;
    // No row holds this character, and the database refuses to look for it.
    if (canonicalPath.includes('%00'))
      return drawMissing(new NotFoundError('Check the address or search by name.'), { noun, canonicalPath });
    return render().catch((error: unknown) => drawMissing(error, sought));
  };
}
