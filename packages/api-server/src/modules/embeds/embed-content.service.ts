import {
  formatDay,
  formatDayIn,
  middleFocus,
  publicPaths,
  type EmbedLanguage,
  type EmbedSort,
  type EmbedType,
  type ParsedQuery,
} from '@rostrum/contracts';
import {
  maximumChosen,
  usualLanguage,
  type EmbedCandidate,
  type EmbedContentPage,
  type embedContent,
  type EmbedItem,
} from '@rostrum/contracts/builder';
import type { OrganisationRecord } from '@rostrum/identity';
import { NotFoundError, organisationOf, type Permitted } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { plainText } from '@rostrum/server-kit/rich-text';
import { createPublicProfileService } from '../public-profiles/index.ts';
import { findFollowedTheme } from '../themes/index.ts';
import { byEmbed } from './note-embed.ts';
import { readNarrowed } from './read-narrowed.ts';
import { embedContentRepository, type ContentFilter, type ContentRow } from './embed-content.repository.ts';

export interface ShownContent<Kind extends EmbedType = EmbedType> {
  kind: Kind;
  of: readonly string[];
  topic: string;
  department?: string | undefined;
  tag?: string | undefined;
  field?: string | undefined;
  sort?: EmbedSort | undefined;
  language?: EmbedLanguage | undefined;
  analytics?: boolean | undefined;
  page_from: number;
  page_size: number;
}

const paragraphs = (markup: string): string[] =>
  markup
    .split(/<\/(?:p|h\d|li|blockquote)>/)
    .map(plainText)
    .filter(Boolean);
const paragraphsOfText = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((part) => part.trim())
    .filter(Boolean);

/** What a post is filed under: topics first, each word once. */
const wordsOf = ({
  topics,
  tags,
}: {
  topics: readonly { title: string }[];
  tags: readonly string[];
}): string[] => [...new Set([...topics.map(({ title }) => title), ...tags])];

const nothing: { total: number; items: EmbedItem[] } = { total: 0, items: [] };
/** The day in words is that of the organisation, wherever it is read. */
const dated = (date: string | null, timezone: string) => ({
  date,
  day: date === null ? null : formatDay(date, timezone),
});
/** An item in the embed's language, whose link says where its reader came from. */
const tell = (
  item: EmbedItem,
  { timezone }: OrganisationRecord,
  { language = usualLanguage, analytics }: ShownContent,
): EmbedItem => ({
  ...item,
  href: byEmbed(item.href, analytics),
  day:
    item.date === null || language === usualLanguage ? item.day : formatDayIn(language, item.date, timezone),
});
const alone = (item: EmbedItem) => ({ total: 1, items: [item] });

/** People, posts and questions of an organisation as its own pages show them. */
export function createEmbedContentService({
  db,
  clock,
  publicUrl,
}: {
  db: Database;
  clock: () => Date;
  publicUrl: string;
}) {
  const profiles = createPublicProfileService({ db, clock });
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const file = (path: string | null) => (path === null ? null : absolute(path));
  const page = (timezone: string, rows: readonly ContentRow[], addressOf: (row: ContentRow) => string) => ({
    total: rows[0]?.total ?? 0,
    items: rows.map((row): EmbedItem => {
      const { key, title, subtitle, text, image, focus_x: x, focus_y: y, topics, date } = row;
      const href = absolute(addressOf(row));
      return {
        key,
        title,
        subtitle,
        text,
        image: file(image),
        image_focus: { x, y },
        topics,
        href,
        ...dated(date, timezone),
        body: [],
        answers: [],
      };
    }),
  });

  async function showPerson(organisation: OrganisationRecord, username: string) {
    const person = await profiles.linkedPerson({ username });
    requireOwn(organisation, person);
    return alone({
      key: person.username,
      title: person.name,
      subtitle: person.job_title,
      text: person.headline,
      image: file(person.image),
      image_focus: middleFocus,
      topics: person.topics,
      href: absolute(publicPaths.person(person.kind, person.username)),
      ...dated(null, 'UTC'),
      body: paragraphsOfText(person.biography),
      answers: [],
    });
  }

  async function showPost({ companyUsername, timezone }: OrganisationRecord, slug: string) {
    const post = await profiles.post({ company_username: companyUsername, slug });
    return alone({
      key: slug,
      title: post.title,
      subtitle: post.authors.map(({ name }) => name).join(', '),
      text: post.summary,
      image: file(post.cover),
      image_focus: post.cover_focus,
      topics: wordsOf(post),
      href: absolute(publicPaths.post(companyUsername, slug)),
      ...dated(post.published_at, timezone),
      body: paragraphs(post.body_html),
      answers: [],
    });
  }

  async function showQuestion({ companyUsername }: OrganisationRecord, slug: string) {
    const question = await profiles.question({ company_username: companyUsername, slug });
    return alone({
      key: slug,
      title: question.text,
      subtitle: '',
      text: '',
      image: null,
      image_focus: middleFocus,
      topics: question.topics,
      href: absolute(publicPaths.question(companyUsername, slug)),
      ...dated(null, 'UTC'),
      body: [],
      answers: question.answers.map(({ expert, body_html }) => ({
        by: expert.name,
        href: absolute(
          expert.username === null
            ? publicPaths.question(companyUsername, slug)
            : publicPaths.person(expert.kind, expert.username),
        ),
        body: paragraphs(body_html),
      })),
    });
  }

  function find(
    organisation: OrganisationRecord,
    {
      kind,
      of,
      topic,
      department = '',
      tag = '',
      field = '',
      sort = 'usual',
      page_from,
      page_size,
    }: ShownContent,
  ) {
    const [first] = of;
    const filter: ContentFilter = {
      orgId: organisation.id,
      keys: of.slice(0, maximumChosen),
      topic,
      department,
      tag,
      field,
      sort,
      q: '',
      limit: page_size,
      offset: page_from,
    };
    const company = organisation.companyUsername;
    switch (kind) {
      case 'inquiry':
      case 'expert':
        return first === undefined ? nothing : showPerson(organisation, first);
      case 'post':
        return first === undefined ? nothing : showPost(organisation, first);
      case 'question':
        return first === undefined ? nothing : showQuestion(organisation, first);
      case 'directory':
      case 'staff':
      case 'featured':
        return readNarrowed(field, () => embedContentRepository.people(db, filter, kind)).then((rows) =>
          page(organisation.timezone, rows, (row) => publicPaths.person(row.kind, row.key)),
        );
      case 'posts':
        return readNarrowed(field, () => embedContentRepository.posts(db, { ...filter, keys: [] })).then(
          (rows) => page(organisation.timezone, rows, ({ key }) => publicPaths.post(company, key)),
        );
      case 'questions':
        return embedContentRepository
          .questions(db, { ...filter, keys: [] })
          .then((rows) => page(organisation.timezone, rows, ({ key }) => publicPaths.question(company, key)));
      case 'search':
        return nothing;
    }
  }

  return {
    async show<Kind extends EmbedType>(
      organisation: OrganisationRecord,
      shown: ShownContent<Kind>,
    ): Promise<Omit<EmbedContentPage, 'kind'> & { kind: Kind }> {
      const [found, theme] = await Promise.all([
        find(organisation, shown),
        findFollowedTheme(db, organisation.id),
      ]);
      return {
        kind: shown.kind,
        organisation: organisation.name,
        href: absolute(publicPaths.organisation(organisation.companyUsername)),
        theme,
        total: found.total,
        items: found.items.map((item) => tell(item, organisation, shown)),
      };
    },

    /** What may be chosen in the Builder. */
    async candidates(
      session: Permitted<'builder.manage'>,
      { kind, q, of }: ParsedQuery<typeof embedContent.candidates>,
    ): Promise<{ items: EmbedCandidate[] }> {
      const filter: ContentFilter = {
        orgId: organisationOf(session),
        keys: of,
        topic: '',
        department: '',
        tag: '',
        field: '',
        sort: 'usual',
        q,
        limit: 12,
        offset: 0,
      };
      const rows = await findCandidates(kind, filter);
      return { items: rows.map(({ key, title, subtitle }) => ({ key, title, note: subtitle })) };
    },
  };

  async function findCandidates(
    kind: ParsedQuery<typeof embedContent.candidates>['kind'],
    filter: ContentFilter,
  ): Promise<ContentRow[]> {
    switch (kind) {
      case 'expert':
      case 'staff':
        return embedContentRepository.people(db, filter, kind);
      case 'inquiry':
      case 'featured':
        return embedContentRepository.people(db, filter, 'person');
      case 'post':
        return embedContentRepository.posts(db, filter);
      case 'question':
        return embedContentRepository.questions(db, filter);
      default:
        return [];
    }
  }
}

/** Another organisation's person is not found here. */
function requireOwn(
  { companyUsername }: OrganisationRecord,
  person: { username: string; organisation: { company_username: string } },
): void {
  if (person.organisation.company_username !== companyUsername)
    throw new NotFoundError(`No public profile is found under "${person.username}" in this organisation.`);
}
