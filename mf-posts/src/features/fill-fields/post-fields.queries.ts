import { postFields, type FieldValueList } from '@rostrum/contracts/fields';
import { contractQueryKey, contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery, useQueryClient } from '@rostrum/remote-runtime/query';

const ofPost = (id: string) => ({ params: { id } });

// A form stands on it: it must not change under its editor when the window gets the focus back.
export const usePostFields = (id: string) =>
  useQuery({ ...contractQueryOptions(postFields.get, ofPost(id)), refetchOnWindowFocus: false });

/** Shows what a save answered, also in the list of what publishing asks for. */
export function useShownFields(id: string) {
  const queryClient = useQueryClient();
  return (list: FieldValueList) =>
    queryClient.setQueryData(contractQueryKey(postFields.get, ofPost(id)), list);
}

/** Fields that publishing asks for, and whether each is filled in. */
export function useRequiredFields(id: string): { label: string; isMissing: boolean }[] {
  const { data } = usePostFields(id);
  return (data?.fields ?? [])
    .filter((field) => field.is_required)
    .map(({ key, label }) => ({ label, isMissing: (data?.values[key] ?? null) === null }));
}
