import { emailOf, type DemoContext } from '../demo-context.ts';
import { known } from '../content/read-content.ts';
import { dayMs, hourMs } from '../seeded/clock.ts';

type Question = DemoContext['content']['questions'][number];

function dueAtOf({ due_in_days: due, organisation }: Question, { organisations }: DemoContext): Date | null {
  if (due === undefined) return null;
  const { clock } = known(organisations, organisation, 'organisation');
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

function questionOf(question: Question, context: DemoContext) {
  const { ids, now, organisations, randomFor, daysAgo } = context;
  const random = randomFor(`question ${question.slug}`);
  const created_at = daysAgo(question.asked_days_ago);
  const isAnswered = question.answers.some(({ status }) => status === 'published');
  const usual = isAnswered ? 'answered' : question.experts.length > 0 ? 'assigned' : 'open';
  const answeredAt = new Date(
    Math.min(created_at.getTime() + random.between(8, 90) * hourMs, now.getTime() - hourMs),
  );
  return {
    answeredAt: isAnswered ? answeredAt : null,
    row: {
      id: ids.id(created_at),
      org_id: known(organisations, question.organisation, 'organisation').id,
      slug: question.slug,
      text: question.text,
      details: question.details,
      ...askerOf(question, context),
      origin: question.origin,
      tags: question.topics,
      due_at: dueAtOf(question, context),
      status: question.status ?? usual,
      created_at,
      updated_at: isAnswered ? answeredAt : created_at,
    },
  };
}

export async function writeQuestions(context: DemoContext): Promise<void> {
  const { host, ids, content, people, questions } = context;
  const all = content.questions.map((question) => ({ question, ...questionOf(question, context) }));
  await host.write(
    'questions',
    all.map(({ row }) => row),
  );
  const experts = all.flatMap(({ question, row: { id, org_id } }) =>
    question.experts.map((username, position) => {
      const person_id = known(people, username, 'person').id;
      return { org_id, question_id: id, person_id, position };
    }),
  );
  await host.write('question_experts', experts);
  const answers = all.flatMap(({ question, row, answeredAt }) =>
    question.answers.map(({ by, html, status, pull_quote = null }, index) => {
      const isOut = status === 'published' && answeredAt !== null;
      const at = isOut ? new Date(answeredAt.getTime() + (index * dayMs) / 72) : row.created_at;
      return {
        id: ids.id(at),
        org_id: row.org_id,
        question_id: row.id,
        person_id: known(people, by, 'person').id,
        body_html: host.cleanHtml(html),
        status,
        pull_quote,
        published_at: isOut ? at : null,
        created_at: at,
        updated_at: at,
      };
    }),
  );
  await host.write('answers', answers);
  for (const { question, row, answeredAt } of all)
    questions.set(question.slug, {
      id: row.id,
      organisation: question.organisation,
      publishedAt: answeredAt,
    });
}
