import { isApiError } from '@rostrum/api-client';
import { inquiries, type InquiryDetail, type RouteBody } from '@rostrum/contracts';
import { inquiryClearances, inquiryDrafts } from '@rostrum/contracts/inquiries';
import { contractQueryKey, contractQueryOptions, useApiClient, useSession } from '@rostrum/remote-runtime';
import { useQuery, useQueryClient } from '@rostrum/remote-runtime/query';
import { notify } from '@rostrum/ui-kit';
import { useEffect, useState } from 'react';

/** Clearances of an inquiry, for the desk; asked for again with each step that somebody took. */
export function useClearances({ id, activity }: Pick<InquiryDetail, 'id' | 'activity'>) {
  const queryClient = useQueryClient();
  const { role } = useSession();
  const isDesk = role === 'administrator' || role === 'agent';
  const { data } = useQuery({
    ...contractQueryOptions(inquiryClearances.list, { params: { id } }),
    enabled: isDesk,
    retry: false,
  });
  const newest = activity[0]?.id;
  useEffect(() => {
    void queryClient.invalidateQueries({
      queryKey: contractQueryKey(inquiryClearances.list, { params: { id } }),
    });
  }, [queryClient, id, newest]);
  const items = data?.items ?? [];
  return { isDesk, items, open: items.find(({ reply }) => reply !== null), plan: data?.plan ?? null };
}

/** Everything that changes with a clearance: its steps, the thread, and what the person writes. */
function useReadAnew(id: string) {
  const queryClient = useQueryClient();
  const params = { id };
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: contractQueryKey(inquiryClearances.list, { params }) }),
      queryClient.invalidateQueries({ queryKey: contractQueryKey(inquiries.get, { params }) }),
      queryClient.invalidateQueries({ queryKey: contractQueryKey(inquiryDrafts.get, { params }) }),
    ]);
}

type Asked = RouteBody<typeof inquiryClearances.ask>;

/** Asks for clearance. Pressed again after a broken line, it is asked for once. */
export function useAskClearance(id: string) {
  const api = useApiClient();
  const readAnew = useReadAnew(id);
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  return async (body: Asked): Promise<void> => {
    try {
      await api.call(inquiryClearances.ask, { params: { id }, body, idempotencyKey });
    } catch (error) {
      if (isApiError(error) && error.status >= 400 && error.status < 500) setKey(crypto.randomUUID());
      throw error;
    }
    await readAnew();
  };
}

/** Gives, refuses or takes back. Whatever came of it is read anew; what did not work is said. */
export function useClearanceActs(id: string, heldId: string) {
  const api = useApiClient();
  const readAnew = useReadAnew(id);
  const [isBusy, setIsBusy] = useState(false);
  const params = { id, held_id: heldId };
  const act = async (work: () => Promise<string>): Promise<boolean> => {
    setIsBusy(true);
    try {
      notify.success({ title: await work() });
      return true;
    } catch (error) {
      notify.error({
        title: 'That did not work',
        description: isApiError(error) && error.status < 500 ? error.message : 'Try again in a moment.',
      });
      return false;
    } finally {
      await readAnew();
      setIsBusy(false);
    }
  };
  return {
    isBusy,
    decide: (body: RouteBody<typeof inquiryClearances.decide>) =>
      act(async () => {
        const { sent } = await api.call(inquiryClearances.decide, { params, body });
        if (!body.approve) return 'The reply went back to its writer';
        return sent ? 'Reply cleared and sent' : 'Reply cleared';
      }),
    takeBack: () =>
      act(async () => {
        await api.call(inquiryDrafts.takeBack, { params });
        return 'Reply taken back';
      }),
  };
}
