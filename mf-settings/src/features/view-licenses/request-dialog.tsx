import { getBody } from '@rostrum/contracts';
import { licenses, seatKinds, type SeatKind } from '@rostrum/contracts/settings';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { InputNumber, Select } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, ProseField, useContractForm } from '@rostrum/ui-kit/form';
import { seatNames } from './seat-words.ts';

/** Asks those who run the installation for more seats of a kind. */
export function RequestDialog({ kind, onClose }: { kind: SeatKind; onClose: () => void }) {
  const form = useContractForm({
    schema: getBody(licenses.request),
    name: 'seat-request',
    values: { kind, more: 1, note: '' },
  });
  const ask = useContractMutation(licenses.request);
  return (
    <FormDialog
      form={form}
      title="Ask for more seats"
      confirmLabel="Ask for them"
      onSubmit={async (body) => {
        const { is_emailed: isEmailed } = await ask.mutateAsync({ body });
        notify.success({
          title: isEmailed
            ? 'Your request was emailed to those who run this installation.'
            : 'Your request is kept for those who run this installation.',
        });
      }}
      onClose={onClose}
    >
      <ContractField name="kind">
        {(control) => (
          <Select
            {...control}
            options={seatKinds.map((value) => ({ value, label: seatNames[value].name }))}
          />
        )}
      </ContractField>
      <ContractField name="more">
        {({ value, ...control }) => (
          <InputNumber
            {...control}
            value={typeof value === 'number' ? value : null}
            min={1}
            max={10_000}
            precision={0}
          />
        )}
      </ContractField>
      <ProseField name="note" rows={3} />
    </FormDialog>
  );
}
