import { attachment, defineRoute, id, ownItemParams, z } from '@rostrum/contracts';
import { draftModes } from './inquiry-writing.contract.ts';

const fileParams = ownItemParams.extend({ attachment_id: id });
/** A path that answers the file for a minute. */
const openFile = z.object({ path: z.string() });

/** Files of messages, for the team. */
export const inquiryAttachments = {
  add: defineRoute({
    id: 'inquiry-attachments.add',
    method: 'POST',
    path: '/app/inquiries/{identifier}/{id}/attachments',
    summary:
      'Attach an uploaded file to the own draft of a reply or note. It stays until it is sent or removed.',
    params: ownItemParams,
    body: z.object({ upload_id: id, mode: z.enum(draftModes) }),
    response: attachment,
    status: 201,
    errors: ['not_allowed', 'not_found'],
  }),
  remove: defineRoute({
    id: 'inquiry-attachments.remove',
    method: 'DELETE',
    path: '/app/inquiries/{identifier}/{id}/attachments/{attachment_id}',
    summary: 'Remove a file from the own draft. What was sent stays.',
    params: fileParams,
    response: z.object({ removed: z.boolean() }),
    errors: ['not_allowed', 'not_found'],
  }),
  open: defineRoute({
    id: 'inquiry-attachments.open',
    method: 'GET',
    path: '/app/inquiries/{identifier}/{id}/attachments/{attachment_id}',
    summary: 'Where a file of a message can be fetched for a minute. Of a restricted inquiry it is logged.',
    params: fileParams,
    response: openFile,
    errors: ['not_allowed', 'not_found'],
  }),
};

/** Files of messages, for who sent the inquiry. */
export const sentAttachments = {
  open: defineRoute({
    id: 'sent-attachments.open',
    method: 'GET',
    path: '/app/seeker/{identifier}/inquiries/{id}/attachments/{attachment_id}',
    summary: 'Where a file of a sent inquiry can be fetched for a minute.',
    params: fileParams,
    response: openFile,
    errors: ['not_found'],
  }),
  openByLink: defineRoute({
    id: 'guest-attachments.open',
    method: 'GET',
    path: '/app/public/inquiries/{token}/attachments/{attachment_id}',
    summary: 'Where a file of the inquiry behind a tracking link can be fetched for a minute.',
    auth: 'public',
    params: z.object({ token: z.string().min(20).max(200), attachment_id: id }),
    response: openFile,
    errors: ['not_found', 'gone'],
  }),
};
