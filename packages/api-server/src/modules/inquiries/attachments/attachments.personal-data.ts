import { definePersonalData, none, reference, retained } from '@rostrum/server-kit/personal-data';
import { inquiryAttachments } from './attachments.schema.ts';

const teamFile = {
  reason: 'The file belongs to what the organisation sent or shows.',
  until: 'the organisation removes it',
};

export const inquiryAttachmentsPersonalData = definePersonalData(inquiryAttachments, {
  columns: {
    uploadId: reference(),
    orgId: reference(),
    inquiryId: reference(),
    userId: reference(),
    mode: none,
    heldReplyId: reference(),
    messageId: reference(),
    position: none,
    name: retained(teamFile),
    size: none,
    mediaType: none,
    scan: none,
    createdAt: none,
  },
});
