import { publicPaths } from '@rostrum/contracts';
import { inquiryOrigin, readPublicationPath } from '@rostrum/contracts/inquiries';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { AppLink } from '@rostrum/ui-kit';

/** The form in a frame on another site is kept as sent from there. */
const onOtherSite = 'embed:';

const kindWords = { post: 'Post', question: 'Question' } as const;

function originWords(page: string | null): string {
  if (page === null) return 'Not known';
  if (page.startsWith(publicPaths.expert(''))) return 'Expert profile';
  const publication = readPublicationPath(page);
  if (publication) return kindWords[publication.kind];
  if (page.startsWith(publicPaths.organisation(''))) return 'Organisation page';
  if (page.startsWith(onOtherSite)) {
    const host = page.slice(onOtherSite.length);
    return host === 'unknown' ? 'Form on another site' : `Form on ${host}`;
  }
  return page.startsWith('/embed') ? 'Embedded directory' : page;
}

/** The page that the sender came from; a post or question by its title, with its public page. */
export function InquiryOrigin({ id, page }: { id: string; page: string | null }) {
  const { data } = useQuery({
    ...contractQueryOptions(inquiryOrigin, { params: { id } }),
    enabled: readPublicationPath(page) !== undefined,
    staleTime: 60_000,
  });
  const words = originWords(page);
  const found = data?.publication;
  return found && page ? (
    <>
      {words}: <AppLink href={page}>{found.title}</AppLink>
    </>
  ) : (
    words
  );
}
