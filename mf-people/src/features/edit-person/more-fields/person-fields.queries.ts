import { personFields } from '@rostrum/contracts/fields';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { fieldIdOf } from '@rostrum/ui-kit/form';
import { useQuery } from '@rostrum/remote-runtime/query';

/** The name of the form, which the ids of its controls begin with. */
export const formName = 'more';

// A form stands on it: it must not change under the person when the window gets the focus back.
export const usePersonFields = (id: string) =>
  useQuery({ ...contractQueryOptions(personFields.get, { params: { id } }), refetchOnWindowFocus: false });

/** Fields that publishing asks for, whether each is filled in, and the id of its control. */
export function useRequiredFields(id: string): { label: string; target: string; isMissing: boolean }[] {
  const { data } = usePersonFields(id);
  return (data?.fields ?? [])
    .filter((field) => field.is_required)
    .map(({ key, label }) => ({
      label,
      target: fieldIdOf(formName, `values.${key}`),
      isMissing: (data?.values[key] ?? null) === null,
    }));
}
