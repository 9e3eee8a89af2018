import type { Attachment } from '@rostrum/contracts';
import { sentAttachments } from '@rostrum/contracts/inquiries';
import { useApiClient } from '@rostrum/remote-runtime';
import { AttachmentList } from '@rostrum/uploads';
import type { TrackerSource } from './track-inquiry.mutations.ts';

/** The files of a message, for who sent the inquiry: signed in, or by the link. */
export function TrackedFiles({ source, files }: { source: TrackerSource; files: readonly Attachment[] }) {
  const api = useApiClient();
  const open = (id: string) =>
    source.kind === 'seeker'
      ? api.call(sentAttachments.open, { params: { id: source.id, attachment_id: id } })
      : api.call(sentAttachments.openByLink, { params: { token: source.token, attachment_id: id } });
  return <AttachmentList files={files} onOpen={open} />;
}
