import type { ParsedBody, ParsedParams } from '@rostrum/contracts';
import type { FieldValueList, postFields } from '@rostrum/contracts/fields';
import { isPostEditable } from '@rostrum/contracts/posts';
import { ConflictError, organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { transaction, type Database } from '@rostrum/server-kit/database';
import { describeChanges, presentValues, readChanges } from '../custom-fields/index.ts';
import { holdPost, missingPost, recordPostStep } from './held-post.ts';
import { postFieldRepository } from './post-fields.repository.ts';
import { postRecordRepository } from './post-record.repository.ts';

type Writer = Permitted<'post.write'>;

/** The values of a post in the fields that its organisation added. */
export function createPostFieldService({ db }: { db: Database }) {
  return {
    async get(session: Writer, { id }: ParsedParams<typeof postFields.get>): Promise<FieldValueList> {
      const key = { orgId: organisationOf(session), id };
      if (!(await postRecordRepository.find(db, key))) throw missingPost();
      return presentValues(await postFieldRepository.list(db, key));
    },

    save(
      session: Writer,
      request: RequestInfo,
      { id }: ParsedParams<typeof postFields.save>,
      body: ParsedBody<typeof postFields.save>,
    ): Promise<FieldValueList> {
      const key = { orgId: organisationOf(session), id };
      return transaction(db, async (tx) => {
        const post = await holdPost(tx, key, undefined);
        if (!isPostEditable(post.status))
          throw new ConflictError('This post is closed to changes. Return it to draft first.', {
            code: 'invalid_transition',
          });
        const held = await postFieldRepository.hold(tx, key);
        const changes = readChanges(held, body, post.status === 'published' ? 'post' : null);
        for (const { field, next } of changes)
          await postFieldRepository.put(tx, key, { fieldId: field.id, value: next });
        if (changes.length > 0)
          await recordPostStep(
            tx,
            post,
            { session, request },
            { verb: 'post.updated', text: 'changed fields of the post', ...describeChanges(changes) },
          );
        return presentValues(await postFieldRepository.list(tx, key));
      });
    },
  };
}
