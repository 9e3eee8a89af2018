import { publicPaths } from '@rostrum/contracts';
import { SafeHtml, type PublicPage, type PublicPages } from '@rostrum/server-kit/module';
import { addresseeOfPerson } from '../inquiry-pages/index.ts';
import { createPublicProfileService, personJsonLd, shorten, themeOf } from '../public-profiles/index.ts';
import { findPreviewLook } from '../themes/index.ts';
import { offerInquiry } from './inquiry-offer.ts';
import { createOrMissing } from './or-missing.ts';
import { noQuery } from './page-query.ts';
import { loadViews } from './load-views.ts';
import type { PublicPageDeps } from './public-page-deps.ts';

type Person = Awaited<ReturnType<ReturnType<typeof createPublicProfileService>['person']>>;

/** The pages of experts and staff, drawn as they stay. */
export const personPages: PublicPages<PublicPageDeps> = ({ db, semantics, clock, config, uploadStore }) => {
  const orMissing = createOrMissing({ db, clock });
  const service = createPublicProfileService({ db, semantics, clock });
  const origin = config.publicUrl;

  async function drawPerson(person: Person, path: string): Promise<PublicPage> {
    const { drawPersonPage, drawGuestFrame } = await loadViews();
    const now = clock();
    const content = drawPersonPage({
      person,
      now: now.getTime(),
      path,
      url: `${origin}${path}`,
      offer: offerInquiry(addresseeOfPerson(person), now),
    });
    return {
      title: `${person.name}, ${person.job_title}`,
      description: shorten(person.headline || person.biography),
      canonicalPath: path,
      image: person.image ?? undefined,
      preview: {
        kicker: person.organisation.name,
        title: person.name,
        subtitle: person.job_title,
        findLook: () => findPreviewLook({ db, uploadStore }, person.org_id),
      },
      noindex: !person.is_indexed,
      shows: [person.org_id],
      ...themeOf(person.organisation),
      jsonLd: personJsonLd(person, { origin, path }),
      html: new SafeHtml(content),
      drawForGuest: () =>
        new SafeHtml(
          drawGuestFrame({ organisation: person.organisation, path, year: now.getUTCFullYear(), content }),
        ),
    };
  }

  const render =
    (asked: 'expert' | 'staff') =>
    async ({ username = '' }: Record<string, string>) =>
      orMissing({ noun: 'profile', canonicalPath: publicPaths[asked](username), username }, async () => {
        const person = await service.person({ username });
        // Each profile has one address: what it is decides where it stands, and former usernames lead there.
        const own = publicPaths.person(person.kind, person.username);
        const isOwn =
          own === publicPaths[asked](person.username) &&
          person.username.toLowerCase() === username.toLowerCase();
        return isOwn ? drawPerson(person, own) : { movedTo: own };
      });

  return [
    { path: '/experts/:username', query: noQuery, render: render('expert') },
    { path: '/staff/:username', query: noQuery, render: render('staff') },
  ];
};
