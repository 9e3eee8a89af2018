import path from 'node:path';
import { z } from 'zod';
import { contentError, filesIn, readMarkdown, readYaml } from './read-file.ts';
import * as schemas from './content-schemas.ts';
import * as inquiries from './inquiry-schemas.ts';
import { htmlOf } from './markdown.ts';

/** Where a name is written that nothing has, so that the message can point at it. */
export function known<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, kind: string): Value {
  const value = map.get(key);
  if (value === undefined)
    throw new Error(`packages/demo/content names the ${kind} '${String(key)}', which does not exist.`);
  return value;
}

/** Looks up by name, as `known` does. */
export const finderIn =
  <Value>(map: ReadonlyMap<string, Value>, kind: string) =>
  (key: string): Value =>
    known(map, key, kind);

export const byKey = <Item extends { key: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.key, item]));

const list = <Schema extends z.ZodType>(file: string, schema: Schema) => readYaml(file, z.array(schema));

/** Files such as people/northmere/maren-okonjo-hale.yaml, with the organisation and the name that their paths give. */
const filesOf = (folder: string, extension: string) =>
  filesIn(folder, extension).map((file) => {
    const { dir, name } = path.parse(file);
    return { file, organisation: path.basename(dir), name };
  });

const readPeople = () =>
  filesOf('people', '.yaml').map(({ file, organisation, name: username }) => ({
    ...readYaml(file, schemas.person),
    organisation,
    username,
  }));

const readPosts = () =>
  filesOf('posts', '.md').map(({ file, organisation, name: slug }) => {
    const { matter, body } = readMarkdown(file, schemas.post);
    return { ...matter, organisation, slug, html: htmlOf(body) };
  });

const readQuestions = () =>
  filesOf('questions', '.yaml').map(({ file, organisation, name: slug }) => {
    const question = readYaml(file, schemas.question);
    const answers = question.answers.map(({ body, ...answer }) => ({ ...answer, html: htmlOf(body) }));
    return { ...question, organisation, slug, answers };
  });

const readToday = () =>
  filesOf('inquiries/today', '.yaml').flatMap(({ file, name: organisation }) =>
    list(file, inquiries.todaysInquiry).map((each) => ({ ...each, organisation })),
  );

const titlesOf = ({ title, children }: schemas.Topic): string[] => [title, ...children.flatMap(titlesOf)];

/** Everything a person wrote, read and checked. */
export function readContent() {
  const content = {
    organisations: list('organisations.yaml', schemas.organisation),
    accounts: list('accounts.yaml', schemas.member.required({ email: true, about: true })),
    members: list('members.yaml', schemas.member.required({ organisation: true })),
    invitations: list('invitations.yaml', schemas.invitation),
    seekers: list('seekers.yaml', schemas.seeker),
    people: readPeople(),
    posts: readPosts(),
    questions: readQuestions(),
    topics: list('topics.yaml', schemas.topic),
    industries: list('industries.yaml', z.string()),
    availability: readYaml('availability.yaml', schemas.usualAvailability),
    shelves: list('bookmarks.yaml', schemas.shelf),
    savedSearches: list('saved-searches.yaml', schemas.savedSearch),
    searches: readYaml('searches.yaml', schemas.searches),
    visits: readYaml('visits.yaml', schemas.visits),
    press: readYaml('inquiries/press.yaml', inquiries.press),
    phrases: readYaml('inquiries/phrases.yaml', inquiries.phrases),
    outcomes: readYaml('inquiries/outcomes.yaml', schemas.outcomes),
    events: list('inquiries/events.yaml', inquiries.event),
    stories: list('inquiries/stories.yaml', inquiries.story),
    held: readYaml('inquiries/held.yaml', inquiries.held),
    today: readToday(),
  };
  const titles = content.topics.flatMap(titlesOf);
  const twice = titles.find((title, index) => titles.indexOf(title) !== index);
  if (twice !== undefined) throw contentError('topics.yaml', 1, `has the topic '${twice}' twice`);
  const used = [...content.people, ...content.posts, ...content.questions].flatMap(({ topics }) => topics);
  const missing = used.find((title) => !titles.includes(title));
  if (missing !== undefined)
    throw contentError('topics.yaml', 1, `lacks the topic '${missing}', which is used`);
  return content;
}

export type DemoContent = ReturnType<typeof readContent>;
export type PersonContent = DemoContent['people'][number];

let content: DemoContent | undefined;

/** The content, read the first time it is asked for. */
export function demoContent(): DemoContent {
  content ??= readContent();
  return content;
}
