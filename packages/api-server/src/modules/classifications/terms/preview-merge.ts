import type { MergeCount, MergePreview } from '@rostrum/contracts/settings';
import type { Transaction } from '@rostrum/server-kit/database';
import type { PlaceName } from '../merge-record.ts';
import { countedPlaces, type CountedKind } from './places.ts';
import { placeRepository } from './places.repository.ts';
import { planMerge } from './plan-merge.ts';
import { findPlaces } from './rename-everywhere.ts';
import { vocabularyRepository } from './vocabulary.repository.ts';

type Following = 'scopes' | 'rules' | 'embeds';
const following: Readonly<Partial<Record<PlaceName, Following>>> = {
  member_departments: 'scopes',
  member_tags: 'scopes',
  invitation_departments: 'scopes',
  invitation_tags: 'scopes',
  rule_departments: 'rules',
  rule_tags: 'rules',
  embeds: 'embeds',
  embed_defaults: 'embeds',
};

/** What a merge would change, counted by the conditions that it rewrites by. */
export async function previewMerge(
  tx: Transaction,
  orgId: string,
  ids: { id: string; into: string },
): Promise<MergePreview> {
  const plan = await planMerge(tx, orgId, ids);
  const { source, target, folded } = plan;
  const nothing: MergeCount = { now: 0, after: 0, both: 0, names: [] };
  const counted: Record<CountedKind, MergeCount> = { people: nothing, posts: nothing, questions: nothing };
  const follow: Record<Following, number> = { scopes: 0, rules: 0, embeds: 0 };
  for (const place of await findPlaces(tx, orgId, { scheme: source.scheme, folded: folded.source })) {
    const read = source.scheme === 'topic' && place === 'posts' ? 'post_words' : place;
    const { former, now, both, names } = await placeRepository.compare(tx, orgId, read, {
      former: folded.source,
      folded: folded.target,
    });
    const kind = countedPlaces[place];
    const part = following[place];
    if (kind) counted[kind] = { now, after: now + former - both, both, names };
    if (part) follow[part] += former;
  }
  const present = new Set(target.synonyms);
  return {
    source: { id: source.id, version: source.version, title: source.title },
    target: { id: target.id, version: target.version, title: target.title },
    ...counted,
    ...follow,
    entry_terms_now: target.synonyms.length,
    added_at: source.createdAt.toISOString(),
    ...(source.scheme === 'topic' && {
      searches: await vocabularyRepository.searchesTogether(tx, orgId, { id: ids.id, into: ids.into }),
    }),
    entry_terms: plan.entryTerms.filter((word) => !present.has(word)),
    narrower: plan.children.map(({ title }) => title),
  };
}
