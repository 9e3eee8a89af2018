import { cutText } from '@rostrum/contracts';
import { mostLinks, readPersonLink, type CheckedLink } from '@rostrum/contracts/posts';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import type { GuardedFetch } from '@rostrum/server-kit/outbound';
import { plainText, sanitisePostHtml } from '@rostrum/server-kit/rich-text';
import { checkLink } from './check-link.ts';
import { missingPost } from './held-post.ts';
import { postRecordRepository } from './post-record.repository.ts';

const atOnce = 6;
/** After this no further link is begun: whoever pressed the button waits for the answer. */
const beginWithinMs = 20_000;

const tooLate = {
  state: 'not_checked',
  note: 'Not checked: the other links took too long. Check again.',
} as const;

/** The different links of a text, each with the words that it stands on first. */
function readLinks(text: string): Map<string, string> {
  const links = new Map<string, string>();
  // Cleaned text writes each link alike: its address first, and no link within another.
  for (const link of sanitisePostHtml(text).split('<a href="').slice(1)) {
    const address = link.slice(0, link.indexOf('"')).replaceAll('&amp;', '&');
    const words = link.slice(link.indexOf('>') + 1, link.indexOf('</a>'));
    // A person is no page that could be gone.
    if (readPersonLink(address) !== null) continue;
    if (!links.has(address)) links.set(address, cutText(plainText(words), 200));
  }
  return links;
}

/** Whether the links of a post open. */
export function createPostLinkService({ db, fetch }: { db: Database; fetch: GuardedFetch }) {
  return {
    async check(
      session: Permitted<'post.write'>,
      id: string,
    ): Promise<{ links: CheckedLink[]; more: number }> {
      const post = await postRecordRepository.find(db, { orgId: organisationOf(session), id });
      if (!post) throw missingPost();
      const all = [...readLinks(post.bodyHtml)];
      const waiting = all.slice(0, mostLinks).map(([href, text], index) => ({ index, href, text }));
      const links: CheckedLink[] = [];
      const begun = performance.now();
      const work = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const { index, href, text } = next;
          const isLate = performance.now() - begun > beginWithinMs;
          links[index] = { href, text, ...(isLate ? tooLate : await checkLink(href, fetch)) };
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return { links, more: Math.max(0, all.length - mostLinks) };
    },
  };
}
