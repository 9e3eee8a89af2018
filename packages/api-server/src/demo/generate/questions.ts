import type { QuestionContent } from '../content/content-types.ts';
import { desks } from '../content/members.ts';
import { questionContents } from '../content/questions/questions.ts';
import { otherSeekers } from '../content/seekers/seekers.ts';
import { dayMs, hourMs } from './clock.ts';
import { known, type DemoContext } from './demo-context.ts';
import { addressOf, htmlOf, slugOf } from './plain-words.ts';

const askers = otherSeekers.filter(({ type }) => type === 'seeker' || type === 'research');

/** Questions that came out of an inquiry of the desk, by the start of their text and of the inquiry's subject. */
const origins: Record<string, string> = {
  'What happens to a flood barrier after 2050?': 'Storm surge barriers: enough for Port Selby?',
  'Who is liable when a benefit score is wrong?': 'Can an algorithm be cross-examined?',
};

export function addQuestions(context: DemoContext): void {
  for (const content of questionContents) addQuestion(context, content);
}

function dueAtOf({ dueInDays, organisation }: QuestionContent, context: DemoContext): Date | null {
  if (dueInDays === undefined) return null;
  const clock = context.clockOf(organisation);
  return dueInDays < 1
    ? clock.minutes(Math.round(dueInDays * 1440))
    : clock.at(Math.round(dueInDays), '12:00');
}

function addQuestion(context: DemoContext, content: QuestionContent): void {
  const { now, ids, rows, people } = context;
  const { organisation, text, experts, origin } = content;
  const random = context.randomFor(`question ${text}`);
  const orgId = known(context.organisationIds, organisation, 'organisation');
  const createdAt = new Date(now.getTime() - content.askedDaysAgo * dayMs);
  const asker = origin === 'seeker' ? random.pick(askers) : null;
  const isAnswered = content.answers?.some(({ status }) => (status ?? 'published') === 'published') ?? false;
  const status = content.status ?? (isAnswered ? 'answered' : experts.length > 0 ? 'assigned' : 'open');
  const id = ids.id(createdAt);
  const answeredAt = new Date(
    Math.min(createdAt.getTime() + random.between(8, 90) * hourMs, now.getTime() - hourMs),
  );
  const inquiry = rows.inquiries.find(({ subject }) => subject === origins[text]);
  rows.questions.push({
    id,
    orgId,
    slug: slugOf(text),
    text,
    details: content.details ?? '',
    askerName: asker && `${asker.firstname} ${asker.lastname}`,
    askerEmail: asker && addressOf(asker.firstname, asker.lastname, asker.domain),
    origin,
    inquiryId: inquiry?.id ?? null,
    tags: [...content.topics],
    dueAt: dueAtOf(content, context),
    status,
    helpfulCount: isAnswered ? random.between(0, 46) : 0,
    createdAt,
    updatedAt: isAnswered ? answeredAt : createdAt,
  });
  context.questions.push({ id, organisation, publishedAt: isAnswered ? answeredAt : null });
  experts.forEach((username, position) =>
    rows.questionExperts.push({
      orgId,
      questionId: id,
      personId: known(people, username, 'person').id,
      position,
    }),
  );

  const deskKey = random.pick(desks[organisation]);
  const desk = known(context.users, deskKey, 'user');
  const entity = { type: 'question' as const, id, label: text, href: '/dashboard/answers' };
  const actor = { userId: desk.id, name: desk.name, role: desk.role };
  if (origin !== 'seeker')
    context.log.push({
      organisation,
      at: createdAt,
      actor,
      verb: 'question.created',
      text: 'added it',
      entity,
    });
  (content.answers ?? []).forEach((answer, index) => {
    const answerStatus = answer.status ?? 'published';
    const at =
      answerStatus === 'published' ? new Date(answeredAt.getTime() + index * 20 * 60_000) : createdAt;
    rows.answers.push({
      id: ids.id(at),
      orgId,
      questionId: id,
      personId: known(people, answer.by, 'person').id,
      bodyHtml: htmlOf(answer.body),
      status: answerStatus,
      pullQuote: answer.pullQuote ?? null,
      publishedAt: answerStatus === 'published' ? at : null,
      createdAt: at,
      updatedAt: at,
    });
    if (answerStatus === 'published')
      context.log.push({
        organisation,
        at,
        actor,
        verb: 'answer.published',
        text: `published the answer of ${known(people, answer.by, 'person').formalName}`,
        entity,
      });
  });
}
