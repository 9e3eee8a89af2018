import type { InquiryBriefing } from '@rostrum/contracts/inquiries';
import { inquiryAttachments } from '@rostrum/contracts/inquiries';
import { useApiClient } from '@rostrum/remote-runtime';
import { AttachmentList } from '@rostrum/uploads';
import styles from './briefing-sheet.module.css';

/** Files of the exchange; on paper their names. */
export function BriefedFiles({ briefing: { id, attachments } }: { briefing: InquiryBriefing }) {
  const api = useApiClient();
  if (attachments.length === 0) return null;
  return (
    <div className={styles.files}>
      <AttachmentList
        files={attachments}
        onOpen={(file) => api.call(inquiryAttachments.open, { params: { id, attachment_id: file } })}
      />
    </div>
  );
}
