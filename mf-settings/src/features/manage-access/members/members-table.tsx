import type { Member, MemberRole } from '@rostrum/contracts';
import { useState } from 'react';
import { PanelError } from '@rostrum/ui-kit';
import { DataTable, SearchField, Segmented } from '@rostrum/ui-kit/data';
import { useMembers, type MemberFilters } from '../access.queries.ts';
import { deactivatedColumns } from './deactivated-columns.tsx';
import { memberColumns } from './member-columns.tsx';
import styles from './members.module.css';
import { RoleDialog } from './role-dialog.tsx';

export interface MembersTableProps {
  filters: MemberFilters;
  onPage: (from: number) => void;
  onSearch: (text: string) => void;
  onState: (state: MemberFilters['state']) => void;
  /** The one who looks: owners alone change owners. */
  isOwner: boolean;
}

const states: { value: MemberFilters['state']; label: string }[] = [
  { value: 'active', label: 'Members' },
  { value: 'deactivated', label: 'Deactivated' },
];

/** Everybody who belongs to the organisation, with what they are and how they sign in. */
export function MembersTable({ filters, onPage, onSearch, onState, isOwner }: MembersTableProps) {
  const members = useMembers(filters);
  const [change, setChange] = useState<{ member: Member; role: MemberRole } | null>(null);
  if (members.isError)
    return <PanelError onRetry={() => void members.refetch()} retrying={members.isFetching} />;
  const isOut = filters.state === 'deactivated';
  const columns = isOut
    ? deactivatedColumns(isOwner)
    : memberColumns({ isOwner, onChange: (member, role) => setChange({ member, role }) });
  const empty =
    filters.q === undefined
      ? 'No member is deactivated.'
      : `No ${isOut ? 'deactivated ' : ''}member has “${filters.q}” in their name or address.`;
  return (
    <>
      <div className={styles.search}>
        <Segmented<MemberFilters['state']>
          aria-label="Show"
          options={states}
          value={filters.state}
          onChange={onState}
        />
        <SearchField label="Filter members" value={filters.q ?? ''} onSearch={onSearch} />
      </div>
      <DataTable
        label="Members"
        columns={columns}
        rows={members.data?.items}
        empty={<p role="status">{empty}</p>}
        rowKey={({ id }) => id}
        page={{
          from: filters.page_from,
          size: filters.page_size,
          total: members.data?.total ?? 0,
          onChange: onPage,
        }}
        refreshing={members.isPlaceholderData}
      />
      {change ? <RoleDialog {...change} mayGiveOwner={isOwner} onClose={() => setChange(null)} /> : null}
    </>
  );
}
