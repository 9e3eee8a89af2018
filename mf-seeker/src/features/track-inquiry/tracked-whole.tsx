import { sentWholeMessages } from '@rostrum/contracts/inquiries';
import { useApiClient } from '@rostrum/remote-runtime';
import { WholeMessage } from '@rostrum/ui-kit';
import type { TrackerSource } from './track-inquiry.mutations.ts';

/** All of the own email that a message was taken from: signed in, or by the link. */
export function TrackedWhole({ source, messageId }: { source: TrackerSource; messageId: string }) {
  const api = useApiClient();
  return (
    <WholeMessage
      onLoad={() =>
        source.kind === 'seeker'
          ? api.call(sentWholeMessages.get, { params: { id: source.id, message_id: messageId } })
          : api.call(sentWholeMessages.getByLink, { params: { token: source.token, message_id: messageId } })
      }
    />
  );
}
