import type { EmbedType, ParsedQuery, RouteResponse } from '@rostrum/contracts';
import type { embedContent } from '@rostrum/contracts/builder';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { embedNarrowingRepository } from './embed-narrowings.repository.ts';

const yesOrNo: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };
/** A choice of an own field in words. */
const describeChoice = ({
  value,
  count,
  field,
  choice,
  kind,
}: Awaited<ReturnType<(typeof embedNarrowingRepository)['choicesOfPosts']>>[number]) => ({
  value,
  count,
  label: `${field}: ${kind === 'boolean' ? (yesOrNo[choice] ?? choice) : choice}`,
});

/** What the Builder offers to narrow an embed down to. */
export function createEmbedNarrowingService({ db }: { db: Database }) {
  async function findTopics(orgId: string, kind: EmbedType) {
    if (kind === 'posts') return embedNarrowingRepository.wordsOfPosts(db, orgId);
    if (kind === 'questions') return embedNarrowingRepository.tagsOfQuestions(db, orgId);
    return embedNarrowingRepository.topicsOfPeople(db, orgId, kind);
  }

  return {
    /** What an embed of a kind can be narrowed down to. */
    async narrowings(
      session: Permitted<'builder.manage'>,
      { kind }: ParsedQuery<typeof embedContent.narrowings>,
    ): Promise<RouteResponse<typeof embedContent.narrowings>> {
      const orgId = organisationOf(session);
      const isOfPeople = kind === 'directory' || kind === 'staff';
      const [topics, departments, tags, choices] = await Promise.all([
        findTopics(orgId, kind),
        isOfPeople ? embedNarrowingRepository.departments(db, orgId, kind) : [],
        isOfPeople ? embedNarrowingRepository.tagsOfPeople(db, orgId, kind) : [],
        isOfPeople
          ? embedNarrowingRepository.choicesOfPeople(db, orgId, kind)
          : kind === 'posts'
            ? embedNarrowingRepository.choicesOfPosts(db, orgId)
            : [],
      ]);
      return { topics, departments, tags, fields: choices.map(describeChoice) };
    },
  };
}
