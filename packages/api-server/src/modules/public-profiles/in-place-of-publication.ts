import { organisationRepository, type OrganisationRecord } from '@rostrum/identity';
import { runAsSystem, type Database } from '@rostrum/server-kit/database';
import { findSimilar } from './find-similar.ts';
import { publicPagesRepository } from './public-pages.repository.ts';
import { publicPeopleRepository } from './public-people.repository.ts';
import { findWithdrawnTopics } from './withdrawn-question.repository.ts';

const maxInstead = 3;
/** An id that no person has. */
const noPerson = '00000000-0000-0000-0000-000000000000';

interface InPlaceOfDeps<Reference> {
  db: Database;
  presentReference: (db: Database, organisation: OrganisationRecord) => Promise<Reference>;
}

/** Finds experts to suggest in place of a withdrawn post or question. */
export function createInPlaceOfPublication<Reference>({ db, presentReference }: InPlaceOfDeps<Reference>) {
  return {
    /**
     * Returns the experts that a withdrawn post named, then others who speak on its topics. Null if the organisation does
     * not exist, or if there are no such experts.
     */
    async inPlaceOfPost(companyUsername: string, slug: string) {
      const organisation = await organisationRepository.findPublic(db, companyUsername);
      const post =
        organisation &&
        (await runAsSystem('a post that was withdrawn still says who can help', () =>
          publicPagesRepository.post(db, organisation.id, slug),
        ));
      if (!organisation || !post) return null;
      const named = await publicPeopleRepository.ofPost(db, organisation.id, post.id);
      const similar = await findSimilar(
        { db },
        {
          orgId: organisation.id,
          personId: noPerson,
          topics: post.topics,
        },
      );
      const others = similar.filter(({ username }) => !named.some((one) => one.username === username));
      const people = [...named, ...others].slice(0, maxInstead);
      if (people.length === 0) return null;
      return {
        organisation: { ...(await presentReference(db, organisation)), kind: organisation.kind },
        people,
      };
    },

    /** Returns experts on the topics of a withdrawn question; null if there are none, or if it never was public. */
    async inPlaceOfQuestion(companyUsername: string, slug: string) {
      const organisation = await organisationRepository.findPublic(db, companyUsername);
      const topics =
        organisation &&
        (await runAsSystem('a question that was withdrawn still says who can help', () =>
          findWithdrawnTopics(db, organisation.id, slug),
        ));
      if (!organisation || !topics) return null;
      const people = await findSimilar({ db }, { orgId: organisation.id, personId: noPerson, topics });
      if (people.length === 0) return null;
      return {
        organisation: { ...(await presentReference(db, organisation)), kind: organisation.kind },
        people: people.slice(0, maxInstead),
      };
    },
  };
}
