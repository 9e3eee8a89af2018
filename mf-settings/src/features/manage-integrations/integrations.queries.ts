import { apiKeys, integrations, provisioning, type WebhookDelivery } from '@rostrum/contracts/settings';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export const useIntegrations = () => useQuery(contractQueryOptions(integrations.get));

export const useApiKeys = () => useQuery(contractQueryOptions(apiKeys.list));

export const useProvisioning = () => useQuery(contractQueryOptions(provisioning.get));

export const useDeliveries = (
  id: string,
  query: { state: WebhookDelivery['state'] | undefined; page_from: number },
) =>
  useQuery({
    ...contractQueryOptions(integrations.deliveries, { params: { id }, query }),
    placeholderData: keepPreviousData,
  });
