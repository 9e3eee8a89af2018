import { bookmarkLists, bookmarks, events, savedSearches, searchFilters } from '@rostrum/contracts';
import { known } from '../content/read-content.ts';
import type { DemoContext } from '../demo-context.ts';
import { hourMs } from '../seeded/clock.ts';
import type { Act } from './timeline.ts';

type Reference = { username: string } | { postid: string } | { questionid: string };

/** What seekers bookmarked, noted down and looked at. */
export function actsOfShelves(context: DemoContext): Act[] {
  const { content, callerOf, personOf, posts, questions, daysAgo } = context;
  return content.shelves.flatMap((shelf) => {
    const seeker = callerOf(shelf.seeker);
    const mark = async (reference: Reference) =>
      (await seeker.call(bookmarks.add, { body: { bookmark: reference } })).bookmark.id;
    const act = (days: number, what: string, run: Act['run']): Act => ({
      at: daysAgo(days),
      what: `${shelf.seeker} ${what}`,
      run,
    });
    return [
      ...shelf.experts.map(({ username, days_ago, note }) =>
        act(days_ago, `bookmarks ${username}`, async () => {
          const id = await mark({ username });
          if (note !== undefined) await seeker.call(bookmarkLists.note, { params: { id }, body: { note } });
        }),
      ),
      ...shelf.posts.map(({ slug, days_ago }) =>
        act(days_ago, `bookmarks the post ${slug}`, () => mark({ postid: known(posts, slug, 'post').id })),
      ),
      ...shelf.questions.map(({ slug, days_ago }) =>
        act(days_ago, `bookmarks the question ${slug}`, () =>
          mark({ questionid: known(questions, slug, 'question').id }),
        ),
      ),
      ...shelf.viewed.map((username, index) => {
        const company_username = personOf(username).organisation;
        const body = { name: 'profile_view', company_username, username } as const;
        return act(0.04 + index * 0.9, `looks at ${username}`, () => seeker.call(events.report, { body }));
      }),
    ];
  });
}

/** The searches that seekers keep, and that they opened since. Their new matches are written down at once, as mailed. */
export function actsOfSavedSearches(context: DemoContext): Act[] {
  const { host, content, userOf, callerOf, personOf, daysAgo } = context;
  return content.savedSearches.flatMap(({ seeker: key, name, q, language, ready, alert, news, ...days }) => {
    const seeker = callerOf(key);
    const seenAt = daysAgo(days.seen_days_ago);
    const after = (hours: number) => new Date(seenAt.getTime() + hours * hourMs);
    let id = '';
    const save = async () => {
      const filters = searchFilters.parse({ q, language, ready });
      ({ id } = await seeker.call(savedSearches.save, { body: { name, filters, alert } }));
    };
    const open = async () => {
      await seeker.call(savedSearches.seen, { params: { id } });
      const found = { search_id: id, user_id: userOf(key).id, found_at: after(8), mailed_at: after(9) };
      await host.write(
        'saved_search_finds',
        news.map((username) => ({ ...found, document_id: personOf(username).id })),
      );
    };
    return [
      { at: daysAgo(days.days_ago), what: `${key} saves the search "${name}"`, run: save },
      { at: seenAt, what: `${key} opens the search "${name}"`, run: open },
    ];
  });
}
