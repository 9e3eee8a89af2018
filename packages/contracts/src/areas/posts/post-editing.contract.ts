import {
  accessLevel,
  addProtocol,
  clockTime,
  clockTimeMessage,
  coverFocus,
  defineRoute,
  describeField,
  id,
  isoDateTime,
  isWebAddress,
  line,
  middleFocus,
  ownItemParams,
  ownParams,
  postKinds,
  postStatus,
  prose,
  rowVersion,
  z,
} from '@rostrum/contracts';
import { coverFrame } from './cover-frame.ts';
import { signOffStates } from './sign-off-states.ts';

/** Most characters that readers see of a post. */
export const longestPost = 50_000;
const wordsAMinute = 220;

/** How long a text of so many words is read; a minute at least. */
export const readingMinutesOf = (words: number): number => Math.max(1, Math.ceil(words / wordsAMinute));

/** Most of the HTML that carries them. */
const longestMarkup = 400_000;

/** Opening and closing tags of a post. Cleaning takes time for each of them, whatever the length of the text. */
export const maxMarkupTags = 6000;

const markup = z
  .string()
  .max(longestMarkup, 'The text is too long. Split the post.')
  .refine(
    (text) => text.split('<', maxMarkupTags + 2).length <= maxMarkupTags + 1,
    'The text has too many paragraphs, table cells and links. Split the post.',
  );

/** How long a deleted draft can be brought back: its pictures are deleted a day after it was. */
export const deletedPostKeptMs = 20 * 3_600_000;

/** What a post needs before it may be published. */
export const postRequirements = ['summary', 'body', 'cover', 'author', 'tag'] as const;
export type PostRequirement = (typeof postRequirements)[number];
export const postRequirementTexts: Record<PostRequirement, string> = {
  summary: 'Write a summary.',
  body: 'Write the text.',
  cover: 'Add a cover picture with a description.',
  author: 'Name an author.',
  tag: 'Add a topic or a tag.',
};

const title = describeField(line(150, 5), { label: 'Title', missing: 'Enter a title.' });
const kind = describeField(z.enum(postKinds), { label: 'Kind' });

/** Where a text that stood elsewhere first was published; empty for one that is new here. */
const firstPublished = describeField(
  z
    .string()
    .transform(addProtocol)
    .pipe(
      z
        .string()
        .refine(
          (address) => address === '' || isWebAddress(address),
          'Enter a web address like https://example.org.',
        )
        .max(300, 'Enter a web address of at most 300 characters.'),
    ),
  {
    label: 'First published at',
    hint: 'Only for a text that stood elsewhere before: readers see it, and search engines list that page.',
  },
);

/** A person of the organisation, or an author without a profile, by name. */
const author = z.object({ person_id: id.nullable(), name: line(150, 1) });

/** What an editor changes; a part that is left out stays as it is. */
export const postParts = z.object({
  title: title.optional(),
  kind: kind.optional(),
  summary: describeField(prose(300), {
    label: 'Summary',
    hint: 'Shown in lists, in search results and below the title.',
  }).optional(),
  body_html: markup.optional(),
  authors: describeField(z.array(author).max(10), { label: 'Authors' }).optional(),
  expert_ids: describeField(z.array(id).max(30), { label: 'Experts who can speak on this' }).optional(),
  topics: describeField(z.array(line(80, 1)).max(10), {
    label: 'Topics',
    hint: 'What it is about: as areas of expertise, so that each topic has one page for both.',
  }).optional(),
  tags: describeField(z.array(line(60, 1)).max(20), { label: 'Tags' }).optional(),
  angles: describeField(z.array(line(160, 1)).max(8), { label: 'Angles for journalists' }).optional(),
  access: describeField(accessLevel, { label: 'Who can read it' }).optional(),
  seo_title: describeField(line(60), {
    label: 'Title for search engines',
    hint: 'The title of the post where this is empty.',
  }).optional(),
  seo_description: describeField(line(160), {
    label: 'Description for search engines',
    hint: 'The summary where this is empty.',
  }).optional(),
  noindex: z.boolean().optional(),
  canonical_url: firstPublished.optional(),
});

/** Whom the desk asked to sign off a post, and what became of it. */
const signOff = z.object({
  id,
  person: z.object({ id, name: z.string() }),
  state: z.enum(signOffStates),
  asked_by: z.string(),
  asked_at: isoDateTime,
  /** Of the last answer, which may be about an older version than the one that is asked about. */
  answered_at: isoDateTime.nullable(),
  number: z.number().int().nullable(),
  note: z.string(),
});
export type SignOff = z.infer<typeof signOff>;

/** The picture at the head of a post. */
const postCover = z.object({
  src: z.string(),
  alt: z.string(),
  credit: z.string(),
  focus: coverFocus.default(middleFocus),
  /** The picture that was uploaded and which part of it is shown; null for one that was not uploaded here. */
  source: z
    .object({
      src: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      frame: coverFrame.nullable(),
    })
    .nullable()
    .default(null),
});

/** A post as its editor has it. */
export const postDetail = z.object({
  id,
  version: rowVersion,
  slug: z.string(),
  kind: z.enum(postKinds),
  title: z.string(),
  summary: z.string(),
  body_html: z.string(),
  cover: postCover.nullable(),
  authors: z.array(author),
  experts: z.array(z.object({ id, name: z.string() })),
  topics: z.array(z.string()).default([]),
  tags: z.array(z.string()),
  angles: z.array(z.string()),
  /** Who may read it; under an embargo, who may once that has ended. */
  access: accessLevel,
  pinned: z.boolean(),
  embargo_until: isoDateTime.nullable(),
  expires_at: isoDateTime.nullable(),
  seo_title: z.string(),
  seo_description: z.string(),
  noindex: z.boolean(),
  canonical_url: z.string().default(''),
  status: postStatus,
  publish_at: isoDateTime.nullable(),
  published_at: isoDateTime.nullable(),
  updated_at: isoDateTime,
  reading_minutes: z.number().int(),
  /** What is missing before it may be published. */
  missing: z.array(z.enum(postRequirements)),
  signoffs: z.array(signOff),
  /** The organisation's, in which it is scheduled. */
  timezone: z.string(),
});
export type PostDetail = z.infer<typeof postDetail>;

const conflicts = ['not_found', 'version_conflict', 'invalid_transition', 'invalid_input'] as const;

export const postEditing = {
  create: defineRoute({
    id: 'posts.create',
    method: 'POST',
    path: '/app/posts/{identifier}',
    summary: 'Begin a post: a draft with a title.',
    status: 201,
    idempotent: true,
    params: ownParams,
    body: z.object({ title, kind }),
    response: postDetail,
    errors: ['not_allowed'],
  }),
  get: defineRoute({
    id: 'posts.get',
    method: 'GET',
    path: '/app/posts/{identifier}/{id}',
    summary: 'One post with its whole text, for its editor.',
    params: ownItemParams,
    response: postDetail,
    errors: ['not_found'],
  }),
  save: defineRoute({
    id: 'posts.save',
    method: 'PATCH',
    path: '/app/posts/{identifier}/{id}',
    summary:
      'Change parts of a post, based on a version. Approved and scheduled posts are closed to changes until they are drafts again.',
    params: ownItemParams,
    body: postParts.extend({
      version: rowVersion,
      /** Keeps what stands now as a version of its own, although the same person wrote it a moment ago. */
      new_version: z.boolean().optional(),
    }),
    response: postDetail,
    errors: conflicts,
  }),
  setCover: defineRoute({
    id: 'posts.setCover',
    method: 'PUT',
    path: '/app/posts/{identifier}/{id}/cover',
    summary: 'Put an uploaded picture at the head of a post, or describe the present one anew.',
    params: ownItemParams,
    body: z.object({
      version: rowVersion,
      /** Left out: the picture stays, its words change. */
      upload_id: id.optional(),
      alt: describeField(line(125, 1), {
        label: 'Description',
        missing: 'Describe the picture.',
        hint: 'For readers who do not see it: what it shows.',
      }),
      credit: describeField(line(120), { label: 'Credit' }),
      /** Null for the whole picture. Left out: it is shown as it was; a new one whole. */
      frame: coverFrame.nullable().optional(),
      /** Left out: as it was; of a new picture the middle. */
      focus: coverFocus.optional(),
    }),
    response: postDetail,
    errors: conflicts,
  }),
  removeCover: defineRoute({
    id: 'posts.removeCover',
    method: 'DELETE',
    path: '/app/posts/{identifier}/{id}/cover',
    summary: 'Take the cover off a post that is not public.',
    params: ownItemParams,
    response: postDetail,
    errors: conflicts,
  }),
  setStatus: defineRoute({
    id: 'posts.setStatus',
    method: 'POST',
    path: '/app/posts/{identifier}/{id}/status',
    summary: 'Move a post on: to review, approved, published, archived, or back to a draft.',
    params: ownItemParams,
    body: z.object({ version: rowVersion, status: postStatus.exclude(['scheduled']) }),
    response: postDetail,
    errors: conflicts,
  }),
  schedule: defineRoute({
    id: 'posts.schedule',
    method: 'POST',
    path: '/app/posts/{identifier}/{id}/schedule',
    summary: 'Publish an approved post at a time of the organisation\u2019s zone, 2 minutes ahead or more.',
    params: ownItemParams,
    body: z.object({
      version: rowVersion,
      date: describeField(z.iso.date('Choose a day.'), { label: 'Day', missing: 'Choose a day.' }),
      time: describeField(clockTime, {
        label: 'Time',
        missing: clockTimeMessage,
      }),
    }),
    response: postDetail,
    errors: conflicts,
  }),
  remove: defineRoute({
    id: 'posts.remove',
    method: 'DELETE',
    path: '/app/posts/{identifier}/{id}',
    summary: 'Delete a draft that was never public.',
    params: ownItemParams,
    response: z.object({ removed: z.literal(true) }),
    errors: ['not_found', 'invalid_transition'],
  }),
  bringBack: defineRoute({
    id: 'posts.bringBack',
    method: 'POST',
    path: '/app/posts/{identifier}/{id}/restore',
    summary: 'Bring a deleted draft back with its pictures, as long as those are kept.',
    params: ownItemParams,
    response: postDetail,
    errors: ['not_found', 'invalid_transition'],
  }),
};
