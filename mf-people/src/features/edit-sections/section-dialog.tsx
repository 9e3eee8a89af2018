import { personSectionForms, type FormSchema, type PersonSectionKind } from '@rostrum/contracts';
import { FormDialog, useContractForm } from '@rostrum/ui-kit/form';
import { SectionFields } from './section-fields.tsx';
import { sectionKinds } from './section-kinds.ts';

export interface SectionDialogProps {
  kind: PersonSectionKind;
  /** What stands in the entry; nothing for a new one. */
  data?: Record<string, unknown> | undefined;
  onSave: (data: Record<string, unknown>) => Promise<unknown>;
  onClose: () => void;
}

/** Asked for as one date, where an older entry has only a year. What is sent names no year: it follows the date. */
function withDate(data: Record<string, unknown>): Record<string, unknown> {
  const { year, ...rest } = data;
  return { ...rest, date: rest['date'] ?? (year === undefined ? '' : String(year)) };
}

/** One entry of a profile. What was typed stays when saving fails. */
export function SectionDialog({ kind, data, onSave, onClose }: SectionDialogProps) {
  const { one, blank } = sectionKinds[kind];
  const schema: FormSchema = personSectionForms[kind];
  const known = data !== undefined && 'date' in blank ? withDate(data) : data;
  const form = useContractForm({ schema, name: `entry_${kind}`, values: { ...blank, ...known } });
  return (
    <FormDialog
      form={form}
      title={data ? `Edit ${one}` : `Add ${one}`}
      confirmLabel={data ? `Save ${one}` : `Add ${one}`}
      failure="Could not save. Your text is kept."
      onSubmit={onSave}
      onClose={onClose}
    >
      <SectionFields kind={kind} />
    </FormDialog>
  );
}
