import { formatList } from '@rostrum/contracts';
import { groupMappings, type GroupMapping } from '@rostrum/contracts/settings';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, ConfirmButton, PanelError, PlusIcon, notify } from '@rostrum/ui-kit';
import { DataTable, type DataColumn } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { GroupMappingDialog } from './group-mapping-dialog.tsx';
import { useGroupMappings } from './group-mappings.queries.ts';
import styles from './map-groups.module.css';
import { mappedRoleNames } from './mapped-role-names.ts';

/** The mapping in the dialog: null to add one, undefined while the dialog is closed. */
type Edited = GroupMapping | null | undefined;

function Actions({ mapping, onEdit }: { mapping: GroupMapping; onEdit: (mapping: GroupMapping) => void }) {
  const { mutateAsync } = useContractMutation(groupMappings.remove);
  const { id, group_name: name } = mapping;
  const remove = () =>
    mutateAsync({ params: { id } }).then(
      () => notify.success({ title: `The mapping of ${name} is removed` }),
      tellRefusal('We couldn’t remove the mapping.'),
    );
  return (
    <>
      <Button type="link" aria-label={`Change ${name}`} onClick={() => onEdit(mapping)}>
        Change
      </Button>
      <ConfirmButton
        type="link"
        aria-label={`Remove ${name}`}
        title={`Remove the mapping of ${name}?`}
        consequence="Members who have their role from this group and from no other mapped group become staff."
        confirmLabel="Remove mapping"
        danger
        onConfirm={() => void remove()}
      >
        Remove
      </ConfirmButton>
    </>
  );
}

const createColumns = (
  onEdit: (mapping: GroupMapping) => void,
  groups: readonly string[],
): readonly DataColumn<GroupMapping>[] => [
  { key: 'group', title: 'Group', card: 'title', skeleton: 'text', render: ({ group_name: name }) => name },
  {
    key: 'role',
    title: 'Role',
    width: 160,
    card: 'meta',
    cardLabel: 'Role',
    skeleton: 'short',
    render: ({ role }) => mappedRoleNames[role],
  },
  {
    key: 'departments',
    title: 'Departments',
    card: 'meta',
    cardLabel: 'Departments',
    skeleton: 'short',
    render: ({ role, departments }) => (role === 'agent' ? formatList(departments) : '–'),
  },
  {
    key: 'pushed',
    title: 'Sent by SCIM',
    width: 140,
    card: 'meta',
    cardLabel: 'Sent by SCIM',
    skeleton: 'short',
    render: ({ group_name: name }) =>
      groups.some((group) => group.toLowerCase() === name.toLowerCase()) ? 'Yes' : 'Not by this name',
  },
  {
    key: 'actions',
    title: <span className="r-visually-hidden">Actions</span>,
    width: 160,
    align: 'end',
    card: 'meta',
    render: (mapping) => <Actions mapping={mapping} onEdit={onEdit} />,
  },
];

/** Groups of the identity provider that give their members a role. */
export function GroupMappingsSection() {
  const { data, isError, isFetching, refetch } = useGroupMappings();
  const [edited, setEdited] = useState<Edited>();
  return (
    <section className={styles.section} aria-labelledby="group-mappings">
      <div className={styles.head}>
        <h2 id="group-mappings" className="r-card-title">
          Groups
        </h2>
        <Button icon={<PlusIcon aria-hidden />} onClick={() => setEdited(null)}>
          Map a group
        </Button>
      </div>
      <p className={styles.lead}>
        Members get the role of their group, whether SCIM or single sign-on names it. In several groups, the
        highest role counts and agents look after all their departments. Owners keep their role.
      </p>
      {isError ? (
        <PanelError onRetry={() => void refetch()} retrying={isFetching} />
      ) : data?.items.length === 0 ? (
        <p className={styles.lead}>No groups are mapped yet.</p>
      ) : (
        <DataTable
          label="Group mappings"
          columns={createColumns(setEdited, data?.groups ?? [])}
          rows={data?.items}
          rowKey={({ id }) => id}
        />
      )}
      {edited === undefined ? null : (
        <GroupMappingDialog mapping={edited} onClose={() => setEdited(undefined)} />
      )}
    </section>
  );
}
