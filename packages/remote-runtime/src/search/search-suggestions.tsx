import type { ApiClient } from '@rostrum/api-client';
import {
  formatNumber,
  maxSearchLength,
  search,
  typeaheadMaximumResults,
  type RouteResponse,
} from '@rostrum/contracts';
import {
  Avatar,
  FileTextIcon,
  HashIcon,
  MessageCircleQuestionMarkIcon,
  type Suggest,
  type SuggestionGroup,
} from '@rostrum/ui-kit';

type Found = RouteResponse<typeof search.suggest>;
const experts = ({ people }: Found): SuggestionGroup => ({
  label: 'Experts',
  items: people.map(({ username, kind, title, job_title, topics = [], image, organisation }) => ({
    id: `person:${username}`,
    text: title,
    // Why a person is suggested, rather than their title.
    description: topics.length > 0 ? topics.slice(0, 2).join(', ') : job_title,
    note: organisation,
    picture: <Avatar decorative src={image} firstname={title} username={username} />,
    href: `/${kind === 'staff' ? 'staff' : 'experts'}/${encodeURIComponent(username)}`,
  })),
});

const topics = ({ classifications }: Found): SuggestionGroup => ({
  label: 'Topics',
  items: classifications.map(({ title, experts: count }) => ({
    id: `topic:${title}`,
    text: title,
    picture: <HashIcon size={16} aria-hidden />,
    ...(count > 0 && { note: `${formatNumber(count)} ${count === 1 ? 'expert' : 'experts'}` }),
  })),
});

const organisations = (found: Found): SuggestionGroup => ({
  label: 'Organisations',
  items: found.organisations.map(({ title, href, logo, logo_dark, city }) => ({
    id: `organisation:${href}`,
    text: title,
    picture: (
      <Avatar decorative rounded={false} src={logo} srcDark={logo_dark} firstname={title} username={title} />
    ),
    href,
    ...(city && { note: city }),
  })),
});

const texts = (label: string, items: Found['posts'], TextIcon: typeof FileTextIcon): SuggestionGroup => ({
  label,
  items: items.map(({ id, title, href }) => ({
    id: `${label}:${id}`,
    text: title,
    picture: <TextIcon size={16} aria-hidden />,
    href,
  })),
});

/**
 * Suggestions for every search by name or expertise: people, topics, organisations, posts and questions. Any
 * group may fill the menu alone: the typeahead shares its room among the groups that there are.
 */
export const searchSuggestions =
  (api: ApiClient): Suggest =>
  async (text, signal) => {
    if (text.length > maxSearchLength) return [];
    const found = await api.call(search.suggest, {
      query: { q: text, limit: typeaheadMaximumResults },
      signal,
    });
    return [
      experts(found),
      topics(found),
      organisations(found),
      texts('Posts', found.posts, FileTextIcon),
      texts('Questions', found.questions, MessageCircleQuestionMarkIcon),
    ];
  };
