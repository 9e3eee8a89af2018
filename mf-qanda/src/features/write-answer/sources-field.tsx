import { readSourceLines, toSourceLines, type AnswerView } from '@rostrum/contracts/qanda';
import { Input } from '@rostrum/ui-kit';
import { ContractField, useContractField } from '@rostrum/ui-kit/form';
import { useState } from 'react';

/** What an answer rests on, one in each line as it is typed. */
export function SourcesField() {
  const { field } = useContractField('sources');
  const [text, setText] = useState(() => toSourceLines(field.value as AnswerView['sources']));
  return (
    <ContractField
      name="sources"
      hint="One in each line: its title, then its address. Readers see them below the answer."
    >
      {({ value: _value, onChange, ...control }) => (
        <Input.TextArea
          {...control}
          rows={3}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            onChange(readSourceLines(target.value));
          }}
        />
      )}
    </ContractField>
  );
}
