import type { Attachment } from '@rostrum/contracts';
import {
  inquiryAttachments,
  inquiryDrafts,
  type DraftMode,
  type InquiryWriting,
} from '@rostrum/contracts/inquiries';
import { contractQueryKey, useApiClient } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { notify } from '@rostrum/ui-kit';
import { useAttachments, type AttachmentsHandle } from '@rostrum/uploads';

export interface DraftFiles {
  files: readonly Attachment[];
  attachments: AttachmentsHandle;
  remove: (id: string) => void;
  /** The ids that go out; refuses while a file is on its way. */
  toSend: () => string[];
}

const none: readonly Attachment[] = [];

/** Files of a draft: on the server as soon as they have arrived, so that they are there on every device. */
export function useDraftFiles(
  inquiryId: string,
  { mode, writing }: { mode: DraftMode; writing: InquiryWriting | undefined },
): DraftFiles {
  const api = useApiClient();
  const queryClient = useQueryClient();
  const files = writing?.attachments[mode] ?? none;
  const queryKey = contractQueryKey(inquiryDrafts.get, { params: { id: inquiryId } });
  const setFiles = (change: (known: readonly Attachment[]) => Attachment[]) =>
    queryClient.setQueryData<InquiryWriting>(
      queryKey,
      (known) =>
        known && { ...known, attachments: { ...known.attachments, [mode]: change(known.attachments[mode]) } },
    );
  const attachments = useAttachments(api, {
    files,
    async onArrived({ id }) {
      const body = { upload_id: id, mode };
      const file = await api.call(inquiryAttachments.add, { params: { id: inquiryId }, body });
      setFiles((known) => [...known.filter((one) => one.id !== file.id), file]);
    },
  });
  return {
    files,
    attachments,
    remove(id) {
      setFiles((known) => known.filter((one) => one.id !== id));
      api
        .call(inquiryAttachments.remove, { params: { id: inquiryId, attachment_id: id } })
        .catch(async () => {
          notify.error({ title: 'The file could not be removed', description: 'Try again.' });
          await queryClient.invalidateQueries({ queryKey });
        });
    },
    toSend() {
      if (attachments.isBusy) throw new Error('A file is still on its way. Wait for it, or cancel it.');
      return files.map(({ id }) => id);
    },
  };
}
