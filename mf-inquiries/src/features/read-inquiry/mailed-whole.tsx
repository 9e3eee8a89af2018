import { wholeMessages } from '@rostrum/contracts/inquiries';
import { useApiClient } from '@rostrum/remote-runtime';
import { WholeMessage } from '@rostrum/ui-kit';

/** All of the email that a message was taken from, for the team. */
export function MailedWhole({ inquiryId, messageId }: { inquiryId: string; messageId: string }) {
  const api = useApiClient();
  return (
    <WholeMessage
      onLoad={() => api.call(wholeMessages.get, { params: { id: inquiryId, message_id: messageId } })}
    />
  );
}
