import { InputError } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import type { PlaceName, RewrittenRows } from '../merge-record.ts';
import { placesOf, schemesBefore } from './places.ts';
import { placeRepository, type Rewriting } from './places.repository.ts';
import { termRepository, type TermScheme } from './terms.repository.ts';

/** Posts and the questions beside them take tags of so many characters. */
const maximumTagLength = 60;

/** Where the words of a term stand, given what other kinds of terms are called. */
export async function findPlaces(
  tx: Transaction,
  orgId: string,
  { scheme, folded }: { scheme: TermScheme; folded: string },
): Promise<readonly PlaceName[]> {
  for (const before of schemesBefore[scheme])
    if ((await termRepository.known(tx, orgId, before)).some((term) => term.folded === folded))
      return placesOf(scheme, true);
  return placesOf(scheme, false);
}

/** Puts the name of a term in the place of a former one, in everything that is filed under it. */
export async function renameEverywhere(
  tx: Transaction,
  orgId: string,
  { scheme, ...rewriting }: Rewriting & { scheme: TermScheme },
): Promise<RewrittenRows> {
  const rows: RewrittenRows = {};
  for (const place of await findPlaces(tx, orgId, { scheme, folded: rewriting.former })) {
    const rewritten = await placeRepository.rewrite(tx, orgId, place, rewriting);
    if (rewritten.length === 0) continue;
    if ((place === 'posts' || place === 'questions') && rewriting.title.length > maximumTagLength)
      throw InputError.field(
        'title',
        `Posts or questions are filed under this term, and their tags have at most ${maximumTagLength} characters.`,
        'too_big',
      );
    rows[place] = rewritten;
  }
  return rows;
}
