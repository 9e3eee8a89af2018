import {
  autocompleteMinimumCharacters,
  history,
  inquiries,
  type InquirySummary,
  publicPaths,
  rolesAllowed,
  search,
  typeaheadDelayMs,
} from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';
import {
  Avatar,
  FileTextIcon,
  InboxIcon,
  MessageCircleQuestionMarkIcon,
  useDebounced,
  type Icon,
} from '@rostrum/ui-kit';
import type { Member } from '../use-frame.ts';
import { fits, type PaletteRow } from './palette-row.ts';

const shownPeople = 5;
const shownTexts = 3;
const shownInquiries = 4;

/** What the server finds for a text: people, posts, questions, and inquiries for those who have an inbox. Nothing typed: who was looked at last. */
export function usePaletteFinds(typed: string, member: Member, hasInbox: boolean) {
  const q = useDebounced(typed.trim(), typeaheadDelayMs);
  const isLong = q.length >= autocompleteMinimumCharacters && typed.trim() !== '';
  const shared = { enabled: isLong, placeholderData: keepPreviousData };
  const suggested = useQuery({
    ...contractQueryOptions(search.suggest, { query: { q, limit: shownPeople } }),
    ...shared,
    enabled: isLong && rolesAllowed('search.read').includes(member.role),
  });
  const canReadInquiries = hasInbox && rolesAllowed('inquiry.read').includes(member.role);
  const found = useQuery({
    ...contractQueryOptions(inquiries.list, { query: { q, page_size: shownInquiries } }),
    ...shared,
    enabled: isLong && canReadInquiries,
  });
  const viewed = useQuery({
    ...contractQueryOptions(history.list, { query: { page_size: shownPeople } }),
    enabled: typed.trim() === '',
  });
  const isOlder = q !== typed.trim() || suggested.isPlaceholderData || found.isPlaceholderData;
  // Enter takes the first row: one that was found for a shorter text must not be it by chance.
  const stillFits = (row: PaletteRow) => !isOlder || fits(row, typed);
  return {
    isPending: isLong && (q !== typed.trim() || suggested.isFetching || found.isFetching),
    rows: isLong
      ? [
          ...(found.data?.items ?? []).map(inquiryRow),
          ...(suggested.data?.people ?? []).slice(0, shownPeople).map(personRow),
          ...(suggested.data?.posts ?? []).slice(0, shownTexts).map(textRow(FileTextIcon)),
          ...(suggested.data?.questions ?? [])
            .slice(0, shownTexts)
            .map(textRow(MessageCircleQuestionMarkIcon)),
        ].filter(stillFits)
      : (viewed.data?.people ?? []).map((person) =>
          personRow({ ...person, title: person.name, kind: 'expert' }),
        ),
  };
}

const personRow = (person: {
  username: string;
  title: string;
  kind: string;
  job_title: string;
  topics?: readonly string[] | undefined;
  image: string | null;
  organisation: string;
}): PaletteRow => ({
  id: `person:${person.username}`,
  kind: 'People',
  text: person.title,
  description: person.topics?.slice(0, 2).join(', ') || person.job_title,
  note: person.organisation,
  picture: (
    <Avatar
      decorative
      src={person.image}
      firstname={person.title}
      username={person.username}
      height={28}
      width={28}
    />
  ),
  href: publicPaths.person(person.kind, person.username),
});

const textRow =
  (TextIcon: Icon) =>
  ({ id, title, href }: { id: string; title: string; href: string }): PaletteRow => ({
    id: `text:${id}`,
    kind: 'Posts and questions',
    text: title,
    picture: <TextIcon size={18} aria-hidden />,
    href,
  });

const inquiryRow = ({
  id,
  subject,
  sender,
  deadline_at,
}: Pick<InquirySummary, 'id' | 'subject' | 'sender' | 'deadline_at'>): PaletteRow => ({
  id: `inquiry:${id}`,
  kind: 'Inquiries',
  text: subject,
  description: [sender.name, sender.organization].filter(Boolean).join(', '),
  ...(deadline_at !== null && { deadline: deadline_at }),
  picture: <InboxIcon size={18} aria-hidden />,
  href: `/dashboard/inquiries/${id}`,
});
