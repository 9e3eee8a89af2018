import { bookmarkLists, bookmarks, events, savedSearches, searchFilters } from '@rostrum/contracts';
import { known } from '../content/read-content.ts';
import type { DemoContext } from '../demo-context.ts';
import type { Act } from './timeline.ts';

/** What seekers bookmarked, noted down and looked at. */
export function actsOfShelves({
  host,
  content,
  users,
  people,
  posts,
  questions,
  daysAgo,
}: DemoContext): Act[] {
  return content.shelves.flatMap((shelf) => {
    const seeker = host.as(known(users, shelf.seeker, 'user').email);
    const mark = async (reference: Parameters<typeof referenceOf>[0]) =>
      (await seeker.call(bookmarks.add, { body: { bookmark: referenceOf(reference) } })).bookmark.id;
    return [
      ...shelf.experts.map(({ username, days_ago, note }) => ({
        at: daysAgo(days_ago),
        what: `${shelf.seeker} bookmarks ${username}`,
        async run() {
          const id = await mark({ username });
          if (note !== undefined) await seeker.call(bookmarkLists.note, { params: { id }, body: { note } });
        },
      })),
      ...shelf.posts.map(({ slug, days_ago }) => ({
        at: daysAgo(days_ago),
        what: `${shelf.seeker} bookmarks the post ${slug}`,
        run: async () => void (await mark({ postid: known(posts, slug, 'post').id })),
      })),
      ...shelf.questions.map(({ slug, days_ago }) => ({
        at: daysAgo(days_ago),
        what: `${shelf.seeker} bookmarks the question ${slug}`,
        run: async () => void (await mark({ questionid: known(questions, slug, 'question').id })),
      })),
      ...shelf.viewed.map((username, index) => ({
        at: daysAgo(0.04 + index * 0.9),
        what: `${shelf.seeker} looks at ${username}`,
        async run() {
          const { organisation } = known(people, username, 'person');
          const body = { name: 'profile_view', company_username: organisation, username } as const;
          await seeker.call(events.report, { body });
        },
      })),
    ];
  });
}

const referenceOf = (reference: { username: string } | { postid: string } | { questionid: string }) =>
  reference;

/** The searches that seekers keep, and that they opened since. Their new matches are written down at once, as mailed. */
export function actsOfSavedSearches(context: DemoContext): Act[] {
  const { host, content, users, people, daysAgo } = context;
  return content.savedSearches.flatMap(({ seeker: key, name, q, language, ready, alert, news, ...days }) => {
    const user = known(users, key, 'user');
    const seeker = host.as(user.email);
    const seenAt = daysAgo(days.seen_days_ago);
    let id = '';
    const after = (hours: number) => new Date(seenAt.getTime() + hours * 3_600_000);
    return [
      {
        at: daysAgo(days.days_ago),
        what: `${key} saves the search "${name}"`,
        async run() {
          const filters = searchFilters.parse({ q, language, ready });
          ({ id } = await seeker.call(savedSearches.save, { body: { name, filters, alert } }));
        },
      },
      {
        at: seenAt,
        what: `${key} opens the search "${name}"`,
        async run() {
          await seeker.call(savedSearches.seen, { params: { id } });
          const finds = news.map((username) => ({
            search_id: id,
            document_id: known(people, username, 'person').id,
            user_id: user.id,
            found_at: after(8),
            mailed_at: after(9),
          }));
          await host.write('saved_search_finds', finds);
        },
      },
    ];
  });
}
