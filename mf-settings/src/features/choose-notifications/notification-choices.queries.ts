import { notifications } from '@rostrum/contracts/notifications';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

export const useNotificationChoices = () => useQuery(contractQueryOptions(notifications.choices));
