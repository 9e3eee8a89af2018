import type { Attachment } from '@rostrum/contracts';
import { inquiryAttachments } from '@rostrum/contracts/inquiries';
import { useApiClient } from '@rostrum/remote-runtime';
import { AttachmentList } from '@rostrum/uploads';

/** The files of a message, for the team. */
export function MessageFiles({ inquiryId, files }: { inquiryId: string; files: readonly Attachment[] }) {
  const api = useApiClient();
  return (
    <AttachmentList
      files={files}
      onOpen={(id) => api.call(inquiryAttachments.open, { params: { id: inquiryId, attachment_id: id } })}
    />
  );
}
