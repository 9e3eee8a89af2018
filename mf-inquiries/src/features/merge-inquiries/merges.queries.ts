import { isApiError } from '@rostrum/api-client';
import { inquiries, type InquiryDetail } from '@rostrum/contracts';
import { inquiryMerges, type MergeCandidate } from '@rostrum/contracts/inquiries';
import { contractQueryOptions, useApiClient, useContractMutation } from '@rostrum/remote-runtime';
import { useNavigate } from '@rostrum/remote-runtime/router';
import { useQuery } from '@rostrum/remote-runtime/query';
import { notify } from '@rostrum/ui-kit';
import { paths } from '../../paths.ts';

/** The mail to the seeker waits that long, too. */
const undoSeconds = 10;

/** Open inquiries of the same sender; read anew each time, since each may change. */
export const useMergeCandidates = (id: string) =>
  useQuery({ ...contractQueryOptions(inquiryMerges.candidates, { params: { id } }), gcTime: 0 });

const wordsOf = (error: unknown) =>
  isApiError(error) ? error.message : 'Check the connection and try again.';

/** Takes a merged inquiry out again, and shows it. */
export function useSeparate() {
  const api = useApiClient();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useContractMutation(inquiryMerges.separate);
  const separate = async (id: string) => {
    const { version } = await api.call(inquiries.get, { params: { id } });
    await mutateAsync({ params: { id }, body: { version } });
    void navigate(paths.detail.href(id));
  };
  /** Says itself why it did not work. */
  const trySeparate = async (id: string) => {
    try {
      await separate(id);
    } catch (error) {
      notify.error({ title: 'Could not separate them', description: wordsOf(error) });
    }
  };
  return { separate, trySeparate, isPending };
}

/** Merges two inquiries, shows the one that stays and offers to undo it. */
export function useMerge({ id, ref, version }: InquiryDetail) {
  const navigate = useNavigate();
  const { separate } = useSeparate();
  const { mutateAsync, isPending, error } = useContractMutation(inquiryMerges.merge);
  const merge = async ({ id: otherId, ref: otherRef, version: otherVersion, kept }: MergeCandidate) => {
    await mutateAsync({ params: { id }, body: { version, other_id: otherId, other_version: otherVersion } });
    const closed = kept.id === id ? { id: otherId, ref: otherRef } : { id, ref };
    notify.success({
      title: `${closed.ref} was merged into ${kept.ref}`,
      undo: { run: () => separate(closed.id), seconds: undoSeconds },
    });
    if (kept.id !== id) void navigate(paths.detail.href(kept.id));
  };
  return { merge, isPending, refusal: error === null ? null : wordsOf(error) };
}
