import type { Member } from '@rostrum/contracts';
import { useContractField } from '@rostrum/ui-kit/form';
import { ScopeFields } from './scope-fields.tsx';

/** What an agent looks after, as the field `scopes` of the form around. */
export function ScopeField() {
  const { field, error } = useContractField('scopes');
  return <ScopeFields value={field.value as Member['scopes']} fault={error} onChange={field.onChange} />;
}
