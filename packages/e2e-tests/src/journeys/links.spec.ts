import { landingPageOf, roles } from '@rostrum/contracts';
import { crawlLinks } from '../crawl/crawl-links.ts';
import { expect, test } from '../server/fixtures.ts';

/** Roles that see what another role sees: one page of each kind shows whether it is there for them too. */
const likeOthers = new Set(['owner', 'event', 'legal', 'business', 'research', 'seeker']);

/** Public pages are the same for everyone but for the header: opened by a guest, a member of an organisation and a seeker. */
const opensPublicPages = new Set(['guest', 'administrator', 'media']);

for (const role of [undefined, ...roles]) {
  test(`every link leads somewhere: ${role ?? 'guest'}`, async ({ visit, installation }) => {
    test.setTimeout(900_000);
    const page = await visit(role);
    const starts = role === undefined ? ['/', '/help', '/login', '/signup'] : [landingPageOf(role), '/help'];
    const { opened, faults } = await crawlLinks(page, {
      origin: installation.origin,
      starts: [...starts, '/organizations/northmere'],
      perPattern: likeOthers.has(role ?? '') ? 1 : 2,
      opensPublicPages: opensPublicPages.has(role ?? 'guest'),
    });
    test.info().annotations.push({ type: 'pages opened', description: String(opened.length) });
    expect(faults).toEqual([]);
    expect(opened.length).toBeGreaterThan(5);
  });
}
