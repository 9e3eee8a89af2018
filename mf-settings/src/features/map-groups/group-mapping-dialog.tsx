import { matchesTyped } from '@rostrum/contracts';
import { groupMappingForm, groupMappings, mappedRoles, type GroupMapping } from '@rostrum/contracts/settings';
import { useContractMutation } from '@rostrum/remote-runtime';
import { TypeaheadList, notify, wordSuggestions, type Suggest } from '@rostrum/ui-kit';
import { FieldError, Select } from '@rostrum/ui-kit/data';
import {
  ContractField,
  FormDialog,
  TextField,
  useContractField,
  useContractForm,
} from '@rostrum/ui-kit/form';
import { useMemo } from 'react';
import { useDepartments } from './group-mappings.queries.ts';
import { mappedRoleNames } from './mapped-role-names.ts';

function DepartmentsField() {
  const { field, error } = useContractField('departments');
  const { data: departments } = useDepartments();
  const suggest = useMemo<Suggest>(
    () => async (text) => [
      wordSuggestions(
        'Departments',
        (departments ?? []).filter((name) => matchesTyped(name, text)),
      ),
    ],
    [departments],
  );
  return (
    <div>
      <p className="r-label" aria-hidden>
        Departments
      </p>
      <TypeaheadList
        label="Departments"
        placeholder="Choose departments"
        listsAll
        values={field.value as string[]}
        suggest={suggest}
        takes="suggestions"
        onChange={field.onChange}
      />
      {error ? (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      ) : null}
    </div>
  );
}

interface GroupMappingDialogProps {
  /** Null to add one. */
  mapping: GroupMapping | null;
  onClose: () => void;
}

/** Maps a group of the identity provider to a role, and for agents to departments. */
export function GroupMappingDialog({ mapping, onClose }: GroupMappingDialogProps) {
  const form = useContractForm({
    schema: groupMappingForm,
    name: 'group_mapping',
    values: {
      group_name: mapping?.group_name ?? '',
      role: mapping?.role ?? ('expert' as const),
      departments: mapping?.departments ?? [],
    },
  });
  const add = useContractMutation(groupMappings.add);
  const change = useContractMutation(groupMappings.change);
  return (
    <FormDialog
      form={form}
      title={mapping ? `Change the mapping of ${mapping.group_name}` : 'Map a group'}
      confirmLabel={mapping ? 'Save mapping' : 'Map group'}
      onSubmit={async (body) => {
        if (mapping)
          await change.mutateAsync({
            params: { id: mapping.id },
            body: { ...body, version: mapping.version },
          });
        else await add.mutateAsync({ body });
        notify.success({ title: `${body.group_name} is mapped. Its members get their role shortly.` });
      }}
      onClose={onClose}
    >
      <TextField name="group_name" autoFocus />
      <ContractField name="role">
        {({ value, ...control }) => (
          <Select<GroupMapping['role']>
            {...control}
            value={value as GroupMapping['role']}
            options={mappedRoles.map((role) => ({ value: role, label: mappedRoleNames[role] }))}
          />
        )}
      </ContractField>
      {form.watch('role') === 'agent' ? <DepartmentsField /> : null}
    </FormDialog>
  );
}
