import type { ParsedBody, ParsedQuery } from '@rostrum/contracts';
import type { classifications, TermSuggestion } from '@rostrum/contracts/settings';
import { organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { transaction, type Database } from '@rostrum/server-kit/database';
import { recordTermStep } from '../terms/record-term-step.ts';
import { suggestionRepository } from './suggestions.repository.ts';

type Manager = Permitted<'classification.manage'>;

/** Words that could become terms: typed into profiles, or searched for without finding anybody. */
export function createSuggestionService({ db }: { db: Database }) {
  return {
    async list(
      session: Manager,
      { scheme }: ParsedQuery<typeof classifications.suggestions>,
    ): Promise<{ items: TermSuggestion[] }> {
      const orgId = organisationOf(session);
      const profiles = await suggestionRepository.inProfiles(db, orgId, scheme);
      // What is searched for is a subject; departments and tags are of the team's own making.
      const searches = scheme === 'topic' ? await suggestionRepository.inSearches(db, orgId, scheme) : [];
      return {
        items: [
          ...profiles.map((found) => ({ ...found, source: 'profiles' as const })),
          ...searches.map((found) => ({ ...found, source: 'searches' as const, names: [] })),
        ],
      };
    },

    dismiss: (
      session: Manager,
      request: RequestInfo,
      { scheme, text, dismissed }: ParsedBody<typeof classifications.dismiss>,
    ) =>
      transaction(db, async (tx) => {
        const orgId = organisationOf(session);
        if (dismissed) await suggestionRepository.dismiss(tx, { orgId, scheme, text });
        else await suggestionRepository.takeBack(tx, { orgId, scheme, text });
        await recordTermStep(
          tx,
          { session, request, orgId },
          {
            term: { id: null, title: text },
            verb: dismissed ? 'classification.suggestion_dismissed' : 'classification.suggestion_restored',
            text: dismissed
              ? `dismissed the suggested ${scheme} ${text}`
              : `suggests the ${scheme} ${text} again`,
          },
        );
        return { dismissed };
      }),
  };
}
