import { memberRoles, type MemberRole } from '@rostrum/contracts';
import { Select } from '@rostrum/ui-kit/data';
import { ContractField } from '@rostrum/ui-kit/form';
import { roleLines, roleNames } from './role-words.ts';
import styles from './role-field.module.css';

/** Roles to choose from, each with what it means: the field `role` of the form around. Owners alone make owners. */
export const RoleField = ({ mayGiveOwner }: { mayGiveOwner: boolean }) => (
  <ContractField name="role">
    {({ value, ...control }) => (
      <Select<MemberRole>
        {...control}
        value={value as MemberRole}
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
    )}
  </ContractField>
);
