import { shortenText, type ParsedBody, type RouteResponse } from '@rostrum/contracts';
import type { guestQuestions } from '@rostrum/contracts/qanda';
import { organisationRepository } from '@rostrum/identity';
import type { TextVectors } from '@rostrum/screening';
import { isBusinessError } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { createPublicProfileService } from '../public-profiles/index.ts';
import { findAnswered } from '../questions/index.ts';

const maxShown = 3;
/** About three lines. */
const maxExcerpt = 280;

/** Published answers to what a guest is about to ask. */
export function createAnsweredQuestionsService({ db, clock }: { db: Database; clock: () => Date }) {
  const profiles = createPublicProfileService({ db, clock });

  /** Reads a question as its public page shows it; null when that was withdrawn meanwhile. */
  async function read(company_username: string, slug: string) {
    try {
      const { text, answers } = await profiles.question({ company_username, slug });
      const [first] = answers;
      if (first === undefined) return null;
      return {
        slug,
        text,
        excerpt: shortenText(first.text.replaceAll(/\s+/g, ' ').trim(), maxExcerpt),
        answered_by: answers.map(({ expert }) => expert.name),
      };
    } catch (error) {
      if (isBusinessError(error)) return null;
      throw error;
    }
  }

  return {
    /** @param embedded Vectors of the text; without them nothing is found. */
    async find(
      { company_username, text }: ParsedBody<typeof guestQuestions.findAnswered>,
      embedded: TextVectors | null,
    ): Promise<RouteResponse<typeof guestQuestions.findAnswered>> {
      const organisation = await organisationRepository.findPublic(db, company_username);
      if (!embedded || organisation === undefined || organisation.status === 'suspended')
        return { items: [] };
      const slugs = await findAnswered(db, { orgId: organisation.id, text, embedded }, maxShown);
      const items = [];
      for (const slug of slugs) items.push(await read(company_username, slug));
      return { items: items.filter((item) => item !== null) };
    },
  };
}
