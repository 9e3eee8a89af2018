import { isApiError, type ApiClient } from '@rostrum/api-client';
import { search, type RouteResponse } from '@rostrum/contracts';
import { Avatar, wordSuggestions, type Suggest, type SuggestionGroup } from '@rostrum/ui-kit';

const experts = ({ items }: RouteResponse<typeof search.people>): SuggestionGroup => ({
  label: 'Experts',
  items: items.map(({ username, kind, title, job_title, image, organisation }) => ({
    id: `person:${username}`,
    text: title,
    description: job_title,
    note: organisation,
    picture: <Avatar decorative src={image} firstname={title} username={username} />,
    href: `/${kind === 'staff' ? 'staff' : 'experts'}/${encodeURIComponent(username)}`,
  })),
});

const topics = ({ items }: RouteResponse<typeof search.classifications>): SuggestionGroup =>
  wordSuggestions(
    'Topics',
    items.map(({ title }) => title),
  );

/**
 * Suggestions for every search of people and topics. One of the calls may fail: what the others found is still worth
 * showing, so this throws only when there is nothing at all.
 */
export const searchSuggestions =
  (api: ApiClient): Suggest =>
  async (text, signal) => {
    const input = { query: { q: text }, signal };
    const answers = await Promise.allSettled([
      api.call(search.people, input).then(experts),
      api.call(search.classifications, input).then(topics),
    ]);
    const groups = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const failure = answers.find((answer) => answer.status === 'rejected');
    if (failure && groups.every(({ items }) => items.length === 0) && isApiError(failure.reason))
      throw failure.reason;
    return groups;
  };
