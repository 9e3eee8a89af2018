import { sensitivityOf } from '../../modules/inquiries/index.ts';
import type { OrganisationKey, PersonContent } from '../content/content-types.ts';
import type { InquiryScript } from '../content/inquiries/script-types.ts';
import { desks } from '../content/members.ts';
import { organisations } from '../content/organisations.ts';
import { peopleByOrganisation } from '../content/people/people-by-organisation.ts';
import { known, type DemoContext } from './demo-context.ts';
import { storyDrafts, type InquiryDraft } from './inquiry-drafts.ts';
import { livedLife } from './inquiry-life.ts';
import { invitationDrafts } from './invitations.ts';
import { pressDrafts } from './press.ts';
import type { Random } from './random.ts';
import { drawMoments } from './rhythm.ts';

/** How many invitations to speak each organisation had. */
const invitations: Record<OrganisationKey, number> = {
  northmere: 27,
  quillhaven: 5,
  pellworth: 3,
  tessaline: 4,
  'saoirse-vandermeer': 1,
};
/** Northmere's last days are told by hand; elsewhere they are drawn as well. */
const youngestDay: Record<OrganisationKey, number> = {
  northmere: 3,
  quillhaven: 0,
  pellworth: 0,
  tessaline: 0,
  'saoirse-vandermeer': 0,
};

/** A busy autumn: Northmere's last month is mostly told by hand, and the two before it were nearly as full. */
const autumn = (daysAgo: number) => (daysAgo < 30 ? 0.7 : daysAgo < 60 ? 2 : daysAgo < 120 ? 1.3 : 0.75);

/** The year behind the desk: as many inquiries as each organisation had, less those that are told by hand. */
export function pastInquiries(context: DemoContext, told: readonly InquiryScript[]): InquiryScript[] {
  return organisations.flatMap(({ key, inquiries, timezone }) => {
    const random = context.randomFor(`inquiries of ${key}`);
    const ownTold = told.filter(({ organisation }) => organisation === key);
    const subjects = new Set(ownTold.map(({ subject }) => subject));
    const count = inquiries - ownTold.length;
    const people = peopleByOrganisation[key];
    const drafts = [
      ...storyDrafts(key, subjects, random),
      ...invitationDrafts(key, people, invitations[key], random),
    ].slice(0, count);
    const press = pressDrafts(key, people, count - drafts.length, random);
    const moments = drawMoments(random, {
      now: context.now,
      timezone,
      count,
      fromDaysAgo: youngestDay[key],
      toDaysAgo: 364,
      emphasis: key === 'northmere' ? autumn : undefined,
    });
    return random
      .shuffled([...press, ...drafts])
      .map((draft, index) =>
        script(context, { organisation: key, draft, createdAt: moments[index] ?? context.now }, random),
      );
  });
}

interface SentDraft {
  organisation: OrganisationKey;
  draft: InquiryDraft;
  createdAt: Date;
}

function script(context: DemoContext, sent: SentDraft, random: Random): InquiryScript {
  const { organisation, draft, createdAt } = sent;
  const [username] = draft.experts;
  const person = username === undefined ? null : known(context.people, username, 'person');
  const desk = deskFor(organisation, draft, person?.content.department, random);
  const expertName = person === null ? 'our colleague' : calledName(person.content);
  const fields = draft.fieldsAt(createdAt);
  const life = livedLife(
    {
      draft,
      createdAt,
      now: context.now,
      timezone: context.timezoneOf(organisation),
      desk,
      expertName,
      isSettled: youngestDay[organisation] > 0,
    },
    random,
  );
  return {
    organisation,
    type: draft.type,
    from: draft.from,
    experts: draft.experts,
    subject: draft.subject,
    message: draft.message,
    fields,
    createdAt,
    restricted:
      sensitivityOf({ type: draft.type, fields } as Parameters<typeof sensitivityOf>[0]) === 'restricted',
    ...sourceOf(context, sent, random),
    ...life,
  };
}

/** Dr Reyes, or the whole name of somebody without a title. */
const calledName = ({ prefix, firstname, lastname }: PersonContent) =>
  prefix ? `${prefix} ${lastname}` : `${firstname} ${lastname}`;

/** Restricted matters go to the head of the desk, all others to whoever looks after the department. */
function deskFor(
  organisation: OrganisationKey,
  { type }: InquiryDraft,
  department: string | undefined,
  random: Random,
): string {
  const desk = desks[organisation];
  const head = desk.at(-1) ?? '';
  if (type === 3 || type === 7) return head;
  const byDepartment: Record<string, string> = {
    Engineering: 'jonah-petrie',
    Computing: 'jonah-petrie',
    Medicine: 'wren-abiola',
    Geography: 'wren-abiola',
    Law: 'lior-anselm',
    Economics: 'lior-anselm',
    Politics: 'lior-anselm',
  };
  return (
    (organisation === 'northmere' && department !== undefined ? byDepartment[department] : undefined) ??
    random.pick(desk)
  );
}

/** The page from which it was sent: often the profile, sometimes a recent post of the person. */
function sourceOf(
  { posts }: DemoContext,
  { organisation, draft, createdAt }: SentDraft,
  random: Random,
): Pick<InquiryScript, 'sourcePage' | 'sourcePost'> {
  const [username] = draft.experts;
  if (username === undefined) return { sourcePage: `/organizations/${organisation}` };
  const read = [...posts].filter(
    ([, post]) =>
      post.experts.includes(username) &&
      post.publishedAt !== null &&
      post.publishedAt < createdAt &&
      createdAt.getTime() - post.publishedAt.getTime() < 60 * 86_400_000,
  );
  const [slug] = read.length > 0 && random.chance(0.6) ? random.pick(read) : [];
  return slug === undefined
    ? { sourcePage: `/experts/${username}` }
    : { sourcePage: `/organizations/${organisation}/posts/${slug}`, sourcePost: slug };
}
