import { isApiError } from '@rostrum/api-client';
import { type RouteBody } from '@rostrum/contracts';
import { linkAsks, ownAsks, type AskView } from '@rostrum/contracts/inquiries';
import {
  contractQueryKey,
  contractQueryOptions,
  useApiClient,
  useContractMutation,
} from '@rostrum/remote-runtime';
import { useQuery, useQueryClient } from '@rostrum/remote-runtime/query';
import { useState } from 'react';

/** How an expert came to a question: by the link of an email, or signed in. */
export type AskSource = { kind: 'link'; token: string } | { kind: 'own'; id: string };
export type Answer = RouteBody<typeof linkAsks.answer>;

const keyOf = (source: AskSource) =>
  source.kind === 'own'
    ? contractQueryKey(ownAsks.get, { params: { id: source.id } })
    : contractQueryKey(linkAsks.get, { params: { token: source.token } });

/** What is asked. A question by link is read without a session. */
export function useAsked(source: AskSource) {
  const isOwn = source.kind === 'own';
  const own = useQuery({
    ...contractQueryOptions(ownAsks.get, { params: { id: isOwn ? source.id : '' } }),
    enabled: isOwn,
  });
  const byLink = useQuery({
    ...contractQueryOptions(linkAsks.get, { params: { token: isOwn ? '' : source.token } }),
    enabled: !isOwn,
  });
  return isOwn ? own : byLink;
}

/** What the session is asked and has not answered. */
export const useOwnAsks = (enabled: boolean) => useQuery({ ...contractQueryOptions(ownAsks.list), enabled });

/** Answers once; the same press again after a broken line is the same answer. */
export function useAnswer(source: AskSource) {
  const queryClient = useQueryClient();
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const shown = {
    onSuccess: (view: AskView) => void queryClient.setQueryData(keyOf(source), view),
    // What the server refused is answered anew; after a broken line the key stays.
    onError: (error: Error) => {
      if (isApiError(error) && error.status >= 400 && error.status < 500) setKey(crypto.randomUUID());
    },
  };
  const asOwn = useContractMutation(ownAsks.answer, shown);
  const byLink = useContractMutation(linkAsks.answer, shown);
  const { error, isPending } = source.kind === 'own' ? asOwn : byLink;
  const answer = (body: Answer) =>
    source.kind === 'own'
      ? asOwn.mutateAsync({ params: { id: source.id }, body, idempotencyKey })
      : byLink.mutateAsync({ params: { token: source.token }, body, idempotencyKey });
  return { answer, error, isPending };
}

/** Looks up colleagues who could be suggested. */
export function useFindColleagues(source: AskSource) {
  const api = useApiClient();
  return async (q: string, signal: AbortSignal) => {
    const query = { q: q || undefined };
    const { items } =
      source.kind === 'own'
        ? await api.call(ownAsks.colleagues, { params: { id: source.id }, query, signal })
        : await api.call(linkAsks.colleagues, { params: { token: source.token }, query, signal });
    return items;
  };
}
