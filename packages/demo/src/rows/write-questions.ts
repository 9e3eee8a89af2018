import { emailOf, type DemoContext } from '../demo-context.ts';
import { dayMs, hourMs } from '../seeded/clock.ts';
import { expertRows, madeOn, pick } from './row-parts.ts';

type Question = DemoContext['content']['questions'][number];

function dueAtOf({ due_in_days: due, organisation }: Question, { organisationOf }: DemoContext): Date | null {
  if (due === undefined) return null;
  const { clock } = organisationOf(organisation);
  return due < 1 ? clock.minutes(Math.round(due * 1440)) : clock.at(Math.round(due), '12:00');
}

function askerOf({ origin, slug }: Question, { content, randomFor }: DemoContext) {
  if (origin !== 'seeker') return { asker_name: null, asker_email: null };
  const askers = content.seekers.filter(
    ({ type, only_named }) => (type === 'seeker' || type === 'research') && !only_named,
  );
  const asker = randomFor(`asker of ${slug}`).pick(askers);
  return { asker_name: `${asker.firstname} ${asker.lastname}`, asker_email: emailOf(asker) };
}

/** A question with the moment of its first answer. */
function questionOf(question: Question, context: DemoContext) {
  const { ids, now, organisationOf, randomFor, daysAgo } = context;
  const random = randomFor(`question ${question.slug}`);
  const created_at = daysAgo(question.asked_days_ago);
  const isAnswered = question.answers.some(({ status }) => status === 'published');
  const usual = isAnswered ? 'answered' : question.experts.length > 0 ? 'assigned' : 'open';
  const answerMs = Math.min(created_at.getTime() + random.between(8, 90) * hourMs, now.getTime() - hourMs);
  const answeredAt = isAnswered ? new Date(answerMs) : null;
  const row = {
    ...pick(question, ['slug', 'text', 'details', 'origin']),
    ...askerOf(question, context),
    id: ids.id(created_at),
    org_id: organisationOf(question.organisation).id,
    tags: question.topics,
    due_at: dueAtOf(question, context),
    status: question.status ?? usual,
    created_at,
    updated_at: answeredAt ?? created_at,
  };
  return { question, row, answeredAt, owner: { org_id: row.org_id, question_id: row.id } };
}

function answersOf(
  { question, row, answeredAt, owner }: ReturnType<typeof questionOf>,
  { host, ids, personOf }: DemoContext,
) {
  return question.answers.map(({ by, html, status, pull_quote = null }, index) => {
    const isOut = status === 'published' && answeredAt !== null;
    const at = isOut ? new Date(answeredAt.getTime() + (index * dayMs) / 72) : row.created_at;
    return {
      ...owner,
      id: ids.id(at),
      person_id: personOf(by).id,
      body_html: host.cleanHtml(html),
      status,
      pull_quote,
      published_at: isOut ? at : null,
      ...madeOn(at),
    };
  });
}

export async function writeQuestions(context: DemoContext): Promise<void> {
  const { host, content, questions } = context;
  const all = content.questions.map((question) => questionOf(question, context));
  const rows = all.map(({ row }) => row);
  await host.write('questions', rows);
  const experts = all.flatMap(({ question, owner }) => expertRows(context, owner, question.experts));
  await host.write('question_experts', experts);
  const answers = all.flatMap((each) => answersOf(each, context));
  await host.write('answers', answers);
  for (const { question, row, answeredAt } of all) {
    const { slug, organisation } = question;
    questions.set(slug, { id: row.id, organisation, publishedAt: answeredAt });
  }
}
