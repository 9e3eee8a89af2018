import { describeField, getBody, line, z } from '@rostrum/contracts';
import { legalHolds, mostHeldAtOnce } from '@rostrum/contracts/inquiries';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, ProseField, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { useSetHold } from './retention.queries.ts';

const { reason } = getBody(legalHolds.set).shape;

/** References as they are pasted: one a line, or divided by commas. */
const readRefs = (text: string) => text.split(/[\s,;]+/).filter((ref) => ref !== '');

const schema = z.object({
  refs: describeField(
    z
      .string()
      .refine((text) => readRefs(text).length > 0, 'Enter a reference.')
      .refine((text) => readRefs(text).length <= mostHeldAtOnce, `Enter up to ${mostHeldAtOnce} references.`)
      .refine(
        (text) => readRefs(text).every((ref) => line(20, 1).safeParse(ref).success),
        'Enter references like INQ-7K2M9.',
      ),
    { label: 'References', hint: `One a line, like INQ-7K2M9. Up to ${mostHeldAtOnce}.` },
  ),
  reason,
});

const describe = (count: number, words: string) =>
  `${count} ${count === 1 ? 'inquiry' : 'inquiries'} ${words}`;

/** Puts inquiries on legal hold by their references. */
export function HoldDialog({ onClose }: { onClose: () => void }) {
  const set = useSetHold();
  const form = useContractForm({ schema, name: 'hold', values: { refs: '', reason: '' } });
  return (
    <FormDialog
      form={form}
      title="Put on legal hold"
      confirmLabel="Put on hold"
      onSubmit={async (body) => {
        const { held, already } = await set({ refs: readRefs(body.refs), reason: body.reason });
        notify.success({
          title: describe(held.length, 'put on legal hold'),
          ...(already.length > 0 && { description: describe(already.length, 'on hold before') }),
        });
      }}
      onClose={onClose}
    >
      <ProseField name="refs" rows={3} autoFocus spellCheck={false} />
      <TextField name="reason" autoComplete="off" />
    </FormDialog>
  );
}

export { HoldAllDialog } from './hold-all-dialog.tsx';
