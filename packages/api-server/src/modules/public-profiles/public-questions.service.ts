import type { ParsedParams, publicProfiles } from '@rostrum/contracts';
import type { Reader } from '@rostrum/identity';
import { NotFoundError } from '@rostrum/server-kit';
import { iso, runAsSystem } from '@rostrum/server-kit/database';
import { plainText, sanitiseHtml } from '@rostrum/server-kit/rich-text';
import { expertsOfQuestion } from './beside-publication.repository.ts';
import { findBeside } from './find-beside.ts';
import { findPublicQuestion } from './find-question.ts';
import { findTopicPages } from './listed.repository.ts';
import { publicPagesRepository } from './public-pages.repository.ts';
import type { PublicationDeps } from './public-posts.service.ts';

/** Reads answered questions as anybody may. */
export function createPublicQuestionReader<Reference>({
  db,
  organisationBy,
  presentReference,
  isListed,
}: PublicationDeps<Reference>) {
  return async function readQuestion(
    { company_username, slug }: ParsedParams<typeof publicProfiles.question>,
    reader: Reader = null,
  ) {
    const organisation = await organisationBy(company_username, reader);
    const question = await findPublicQuestion(db, organisation.id, slug);
    if (!question)
      throw new NotFoundError(
        'This question was not found. It may have been withdrawn; the organisation\u2019s page shows what is answered.',
      );
    const answers = await publicPagesRepository.answers(db, organisation.id, question.id);
    const retracted = await runAsSystem(
      'readers may not see a retracted answer, only that it was and why',
      () => publicPagesRepository.retractedAnswers(db, organisation.id, question.id),
    );
    const { topics, shows } = await runAsSystem(
      'topics of a question lead to who speaks on them, in all organisations',
      () => findTopicPages(db, organisation.id, question.topics),
    );
    const beside = await findBeside(db, organisation.companyUsername).ofQuestion({
      orgId: organisation.id,
      id: question.id,
      words: question.topics,
      experts: expertsOfQuestion(organisation.id, question.id),
    });
    return {
      id: question.id,
      org_id: organisation.id,
      /** For the page alone: what it is drawn anew after. */
      shows,
      topic_pages: topics.flatMap(({ title, has_page: hasPage }) => (hasPage ? [title] : [])),
      ...beside,
      helpful: question.helpful,
      /** For the page alone: another one than asked for where two questions were merged. */
      slug: question.slug,
      is_listed: isListed(organisation),
      text: question.text,
      topics: question.topics,
      organisation: await presentReference(db, organisation),
      retracted,
      answers: answers.map(({ id, body_html, published_at, pull_quote, sources, ...expert }) => ({
        id,
        body_html: sanitiseHtml(body_html),
        text: plainText(body_html),
        expert,
        published_at: iso(published_at),
        pull_quote: pull_quote ?? '',
        sources,
      })),
    };
  };
}
