import { customFields, type FieldEntity, type FieldList } from '@rostrum/contracts/fields';
import {
  contractQueryKey,
  contractQueryOptions,
  tellRefusal,
  useContractMutation,
} from '@rostrum/remote-runtime';
import { useQuery, useQueryClient } from '@rostrum/remote-runtime/query';

export const useFields = (entity: FieldEntity) =>
  useQuery(contractQueryOptions(customFields.list, { query: { entity } }));

/** Every change answers with the whole list, which takes the place of the one on screen. */
export function useFieldChanges(entity: FieldEntity) {
  const queryClient = useQueryClient();
  const show = (list: FieldList) =>
    queryClient.setQueryData(contractQueryKey(customFields.list, { query: { entity } }), list);
  return {
    add: useContractMutation(customFields.add, { onSuccess: show }),
    change: useContractMutation(customFields.change, { onSuccess: show }),
    archive: useContractMutation(customFields.archive, {
      onSuccess: show,
      onError: tellRefusal('The field was not changed.'),
    }),
    remove: useContractMutation(customFields.remove, {
      onSuccess: show,
      onError: tellRefusal('The field was not deleted.'),
    }),
    order: useContractMutation(customFields.order, {
      onSuccess: show,
      onError: tellRefusal('The order was not changed.'),
    }),
  };
}
