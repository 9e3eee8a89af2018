import { runAsSystem, type Queryable } from '@rostrum/server-kit/database';
import { presentPublicValues, type FieldOwner } from '../custom-fields/index.ts';
import { postFieldRepository } from './post-fields.repository.ts';

/** The public fields of a post that have a value, in their order. */
export const readPublicPostFields = async (db: Queryable, post: FieldOwner) =>
  presentPublicValues(
    await runAsSystem('readers are shown public fields of a public post, of which they may read no row', () =>
      postFieldRepository.listPublic(db, post),
    ),
  );
