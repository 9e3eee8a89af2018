import { isApiError } from '@rostrum/api-client';
import { inquiries, type InquiryDetail } from '@rostrum/contracts';
import { contractQueryOptions, resourceOf } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { notify } from '@rostrum/ui-kit';
import { describeChanges } from './describe-changes.ts';

/** Says why a decision was refused. After somebody else's change: what changed, with the newest state on screen. */
export function useExplainConflict(inquiry: InquiryDetail): (error: Error) => Promise<string> {
  const queryClient = useQueryClient();
  return async (error) => {
    if (!isApiError(error) || error.status !== 409) {
      notify.error({ title: 'That did not work', description: error.message });
      return error.message;
    }
    const query = contractQueryOptions(inquiries.get, { params: { id: inquiry.id } });
    const newest = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
    void queryClient.invalidateQueries({ queryKey: [resourceOf(inquiries.list), inquiries.list.id] });
    const description = newest ? `${describeChanges(inquiry, newest)} Look, and try again.` : error.message;
    notify.info({ title: 'Someone else was faster', description });
    return description;
  };
}
