import { memberRoles, type MemberRole } from '@rostrum/contracts';
import { Select } from '@rostrum/ui-kit/data';
import { roleLines, roleNames } from './role-words.ts';
import styles from './role-field.module.css';

export interface RoleFieldProps {
  id?: string;
  value: MemberRole;
  onChange: (role: MemberRole) => void;
  /** Owners alone make owners. */
  mayGiveOwner: boolean;
}

/** Roles to choose from, each with what it means. */
export const RoleField = ({ id, value, onChange, mayGiveOwner }: RoleFieldProps) => (
  <Select<MemberRole>
    id={id}
    value={value}
    onChange={onChange}
    className={styles.field}
    options={memberRoles
      .filter((role) => role !== 'owner' || mayGiveOwner)
      .map((role) => ({ value: role, label: roleNames[role] }))}
    optionRender={({ value: role }) => (
      <span className={styles.option}>
        <span>{roleNames[role as MemberRole]}</span>
        <span className={styles.line}>{roleLines[role as MemberRole]}</span>
      </span>
    )}
  />
);
