import { definePersonalData, erased, none, reference, retained } from '@rostrum/server-kit/personal-data';
import { postMailings } from './post-mailings.schema.ts';

const publication = {
  reason: 'The organisation published or keeps the text as its own.',
  until: 'the organisation deletes it',
};

export const postMailingsPersonalData = definePersonalData(postMailings, {
  links: [{ subject: 'account', by: ['askedBy'], rows: 'cleared' }],
  columns: {
    orgId: reference(),
    listId: reference(),
    postId: reference(),
    subject: retained(publication),
    text: retained(publication),
    askedBy: reference(),
    askedByName: erased({ to: 'Former member' }),
    dueAt: none,
    doneAt: none,
    recipients: none,
    createdAt: none,
  },
});
