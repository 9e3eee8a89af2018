import {
  apiKeys,
  integrations,
  peopleFeeds,
  provisioning,
  type WebhookDelivery,
} from '@rostrum/contracts/settings';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export const useIntegrations = () => useQuery(contractQueryOptions(integrations.get));

export const useApiKeys = () => useQuery(contractQueryOptions(apiKeys.list));

export const useProvisioning = () => useQuery(contractQueryOptions(provisioning.get));

const pollMs = 1500;

/** The HR feed; asked again while a run is awaited that is not the one it ended with before. */
export const usePeopleFeed = (awaitedAfter?: string | null) =>
  useQuery({
    ...contractQueryOptions(peopleFeeds.get),
    refetchInterval: ({ state: { data } }) =>
      data?.feed?.is_running === true ||
      (awaitedAfter !== undefined && (data?.feed?.last_run?.at ?? null) === awaitedAfter)
        ? pollMs
        : false,
  });

export const useDeliveries = (
  id: string,
  query: { state: WebhookDelivery['state'] | undefined; page_from: number },
) =>
  useQuery({
    ...contractQueryOptions(integrations.deliveries, { params: { id }, query }),
    placeholderData: keepPreviousData,
  });
