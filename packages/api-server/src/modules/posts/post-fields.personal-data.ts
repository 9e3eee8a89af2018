import { definePersonalData, none, reference, retained } from '@rostrum/server-kit/personal-data';
import { postFieldValues } from './post-fields.schema.ts';

const publication = {
  reason: 'The organisation published or keeps the text as its own.',
  until: 'the organisation deletes it',
};

export const postFieldValuesPersonalData = definePersonalData(postFieldValues, {
  columns: {
    orgId: reference(),
    ownerId: reference(),
    fieldId: reference(),
    value: retained(publication, { organisation: 'posts' }),
    updatedAt: none,
  },
});
