import { termEditorGoneAfterMs } from '@rostrum/contracts/settings';
import { organisationOf } from '@rostrum/server-kit';
import { createPresence } from '../../presence/index.ts';
import { findOwnTerm } from '../terms/find-own-term.ts';

/** Who is changing or merging a term, so that two do not learn of each other by a conflict. */
export const createTermEditorsService = ({ clock }: { clock: () => Date }) =>
  createPresence<'classification.manage'>({
    table: { name: 'term_editors', item: 'term_id' },
    // Told of under a topic that shells from before know: a page asks for its own id alone.
    topic: 'post.editors',
    action: 'classification.manage',
    goneAfterMs: termEditorGoneAfterMs,
    clock,
    requireItem: (db, session, id) => findOwnTerm(db, organisationOf(session), id),
  });
