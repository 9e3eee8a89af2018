import { landingPageOf, roles } from '@rostrum/contracts';
import { crawlLinks } from '../crawl/crawl-links.ts';
import { expect, test } from '../server/fixtures.ts';

/** Roles that see what another role sees: one page of each kind shows whether it is there for them too. */
const likeOthers = new Set(['owner', 'event', 'legal', 'business', 'research', 'seeker']);

/**
 * Public pages are the same for everyone but for the header: a guest opens two of each kind, a member of an organisation and
 * a seeker one.
 */
const perPublicPattern: Readonly<Record<string, number>> = { guest: 2, administrator: 1, media: 1 };

for (const role of [undefined, ...roles]) {
  test(`every link leads somewhere: ${role ?? 'guest'}`, async ({ visit, installation }) => {
    test.setTimeout(900_000);
    const page = await visit(role);
    const starts = role === undefined ? ['/', '/help', '/login', '/signup'] : [landingPageOf(role), '/help'];
    const { opened, requested, faults } = await crawlLinks(page, {
      origin: installation.origin,
      isSignedIn: role !== undefined,
      starts: [...starts, '/organizations/northmere'],
      perPattern: likeOthers.has(role ?? '') ? 1 : 2,
      perPublicPattern: perPublicPattern[role ?? 'guest'] ?? 0,
    });
    test
      .info()
      .annotations.push(
        { type: 'pages opened', description: opened.join('\n') },
        { type: 'addresses requested only', description: requested.join('\n') },
      );
    expect(faults).toEqual([]);
    expect(opened.length).toBeGreaterThan(5);
  });
}
