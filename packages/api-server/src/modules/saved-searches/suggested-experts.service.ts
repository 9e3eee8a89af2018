import {
  searchFilters,
  type ParsedBody,
  type ParsedQuery,
  type SuggestedExpert,
  type suggestions,
} from '@rostrum/contracts';
import { seekerProfileRepository } from '@rostrum/identity';
import { NotFoundError, type Permitted } from '@rostrum/server-kit';
import type { Database, Transaction } from '@rostrum/server-kit/database';
import {
  type NearMatches,
  type SemanticSearch,
  type TabSearch,
  filtersOf,
  findTab,
  foundPeopleRepository,
  foundPersonOf,
  interpret,
  sentencesOf,
  textForMeaning,
  withinLimits,
} from '../search/index.ts';
import { suggestedExpertRepository } from './suggested-experts.repository.ts';

/** The first of each beat that are looked at; more were opened or marked by no one so far. */
const lookedAt = 60;

interface SuggestedExpertDeps {
  db: Database;
  semantics: Pick<SemanticSearch, 'find'>;
}

interface FoundForBeat {
  asked: TabSearch;
  beat: string;
  ids: string[];
}

/** One beat is searched for as if it had been typed; who has nearly all of its words fits only when no one has all. */
async function forBeat(
  tx: Transaction,
  { beat, near }: { beat: string; near: NearMatches | null },
): Promise<FoundForBeat> {
  const filters = filtersOf({ ...searchFilters.parse({ q: beat }), page_from: 0, page_size: 1 });
  const meant = await interpret(tx, {
    q: beat,
    filters,
    ownOrgId: null,
    unread: new Set(),
    isExact: false,
    near,
  });
  const asked: TabSearch = { tab: 'experts', meant, ownOrgId: null };
  const { ids, close } = await findTab(tx, asked, { offset: 0, limit: lookedAt });
  return { asked, beat, ids: close > 0 ? ids.slice(0, close) : ids };
}

/** Experts on what a seeker writes or asks about. */
export function createSuggestedExpertService({ db, semantics }: SuggestedExpertDeps) {
  /** One after the other, so that searches take their turn. Without the model, words alone decide. */
  async function compareByMeaning(beats: readonly string[]) {
    const compared: { beat: string; near: NearMatches | null }[] = [];
    for (const beat of beats) {
      const text = textForMeaning({ q: beat });
      compared.push({ beat, near: text === null ? null : await semantics.find(text) });
    }
    return compared;
  }

  return {
    async list(session: Permitted<'seeker.home'>, { limit }: ParsedQuery<typeof suggestions.list>) {
      const beats = await seekerProfileRepository.findBeats(db, session.userId);
      if (beats.length === 0) return { beats, people: [] };
      const known = await suggestedExpertRepository.known(db, session.userId);
      // Before the transaction: no connection is held while the model computes.
      const compared = await compareByMeaning(beats);
      return withinLimits(db, async (tx) => {
        const found: FoundForBeat[] = [];
        for (const each of compared) {
          const { ids, ...rest } = await forBeat(tx, each);
          found.push({ ...rest, ids: ids.filter((id) => !known.has(id)) });
        }
        const chosen = bestOfEach(found, limit);
        const people = new Map<string, SuggestedExpert>();
        for (const [index, { asked, beat }] of found.entries()) {
          const ids = chosen.filter((each) => each.of === index).map(({ id }) => id);
          if (ids.length === 0) continue;
          const passages = asked.meant.near?.passages;
          const rows = await foundPeopleRepository.byIds(tx, {
            ids,
            sentences: sentencesOf(asked),
            ...(passages && { passages }),
          });
          for (const row of rows) people.set(row.id, { ...foundPersonOf(row), beat });
        }
        return { beats, people: chosen.flatMap(({ id }) => people.get(id) ?? []) };
      });
    },

    async setBeats(session: Permitted<'seeker.home'>, { beats }: ParsedBody<typeof suggestions.setBeats>) {
      const once = [...new Map(beats.map((beat) => [beat.toLowerCase(), beat])).values()];
      if (!(await seekerProfileRepository.setBeats(db, session.userId, once)))
        throw new NotFoundError('There is no seeker profile for this account.');
      return { beats: once };
    },
  };
}

/** In turn the best of each beat, so that the first beat does not take all places; who fits several comes first. */
function bestOfEach(found: readonly { ids: readonly string[] }[], limit: number) {
  const scores = new Map<string, { id: string; of: number; score: number }>();
  for (const [of, { ids }] of found.entries())
    for (const [place, id] of ids.entries()) {
      const score = 1 / (place + 3);
      const before = scores.get(id);
      if (before) before.score += score;
      else scores.set(id, { id, of, score });
    }
  return [...scores.values()].toSorted((left, right) => right.score - left.score).slice(0, limit);
}
