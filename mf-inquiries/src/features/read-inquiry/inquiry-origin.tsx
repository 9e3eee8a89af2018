import { publicPaths } from '@rostrum/contracts';
import { inquiryOrigin, readPublicationPath } from '@rostrum/contracts/inquiries';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { AppLink } from '@rostrum/ui-kit';

/** The form in a frame on another site is kept as sent from there. */
const onOtherSite = 'embed:';

const kindWords = { post: 'Post', question: 'Question' } as const;

/** Pages by the start of their address, the longest of those with the same start first. */
const pageWords: readonly (readonly [start: string, words: string])[] = [
  [publicPaths.expert(''), 'Expert profile'],
  [publicPaths.staff(''), 'Staff profile'],
  [publicPaths.topic(''), 'Topic page'],
  [publicPaths.sharedList(''), 'Shared list'],
  [publicPaths.tracking(''), 'Tracking page'],
  [publicPaths.ask(''), 'Expert’s answer page'],
  ['/dashboard/search', 'Search'],
  ['/dashboard/bookmarks', 'Bookmarks'],
  ['/dashboard/inquiries', 'Sent inquiries'],
  ['/dashboard', 'Dashboard'],
  ['/embed', 'Embedded directory'],
];
const organisationPages: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^[^/]+\/posts$/, 'List of posts'],
  [/^[^/]+\/questions$/, 'List of questions'],
  [/^[^/]+\/questions\/ask$/, 'Form for questions'],
];

/** Names the page at an address in words; an address is never shown as it is. */
export function nameOrigin(page: string | null): string {
  if (page === null) return 'Not known';
  if (page.startsWith(onOtherSite)) {
    const host = page.slice(onOtherSite.length);
    return host === 'unknown' ? 'Form on another site' : `Form on ${host}`;
  }
  const path = page.split(/[?#]/, 1)[0] ?? page;
  const organisation = publicPaths.organisation('');
  if (path.startsWith(organisation)) {
    const rest = path.slice(organisation.length);
    const own = organisationPages.find(([pattern]) => pattern.test(rest));
    const publication = own ? undefined : readPublicationPath(path);
    return own?.[1] ?? (publication ? kindWords[publication.kind] : 'Organisation page');
  }
  return pageWords.find(([start]) => path.startsWith(start))?.[1] ?? 'Another page of this site';
}

/** The page that the sender came from; a post or question by its title, with its public page. */
export function InquiryOrigin({ id, page }: { id: string; page: string | null }) {
  const { data } = useQuery({
    ...contractQueryOptions(inquiryOrigin, { params: { id } }),
    enabled: readPublicationPath(page) !== undefined,
    staleTime: 60_000,
  });
  const words = nameOrigin(page);
  const found = data?.publication;
  return found && page ? (
    <>
      {words}: <AppLink href={page}>{found.title}</AppLink>
    </>
  ) : (
    words
  );
}
