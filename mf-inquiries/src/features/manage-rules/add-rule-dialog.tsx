import { countries, getBody, inquiryTypes } from '@rostrum/contracts';
import {
  checkPattern,
  inquiryRules,
  ruleActions,
  ruleKinds,
  type RuleKind,
  type RuleList,
} from '@rostrum/contracts/inquiries';
import { notify, useDebounced } from '@rostrum/ui-kit';
import { Checkbox, Select, filterByLabel } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { useMemo, useState } from 'react';
import { RulePreview } from './rule-preview.tsx';
import { ruleActionLabels, ruleKindHints, ruleKindLabels } from './rule-words.ts';
import { useAddRule, useRulePreview } from './rules.queries.ts';

const schema = getBody(inquiryRules.add);
const kindOptions = ruleKinds.map((value) => ({ value, label: ruleKindLabels[value] }));
const actionOptions = ruleActions.map((value) => ({ value, label: ruleActionLabels[value] }));
const typeOptions = inquiryTypes.map(({ id, label }) => ({ value: id, label }));
const day = 86_400_000;

/** When the rule could end, counted from when the dialog was opened. */
const endOptions = (now: number) => [
  { value: '', label: 'Never' },
  ...[30, 90, 365].map((days) => ({
    value: new Date(now + days * day).toISOString(),
    label: days === 365 ? 'In a year' : `In ${days} days`,
  })),
];

export interface AddRuleDialogProps {
  list: RuleList;
  /** What the rule begins with; it can be changed before it is saved. */
  first?: { kind: RuleKind; pattern: string; reason: string };
  title?: string;
  confirmLabel?: string;
  /** Called once the rule is saved, before the dialog closes. */
  onSaved?: () => void;
  onClose: () => void;
}

const empty = { kind: 'domain', pattern: '', reason: '' } as const;

/** A new rule, with what it would have caught in the last 90 days. Nothing changes until it is saved. */
export function AddRuleDialog({
  list,
  first = empty,
  title = list === 'block' ? 'New rule' : 'New allow rule',
  confirmLabel = 'Save rule',
  onSaved,
  onClose,
}: AddRuleDialogProps) {
  const [ends] = useState(() => endOptions(Date.now()));
  const countryOptions = useMemo(
    () => countries().map(({ code, name }) => ({ value: code, label: name })),
    [],
  );
  const add = useAddRule();
  const form = useContractForm({
    schema,
    name: 'rule',
    values: {
      list,
      ...first,
      action: 'quarantine',
      types: [],
      expires_at: null,
      confirm_free_mail: false,
    },
  });
  const kind: RuleKind = form.watch('kind');
  const typed = useDebounced(form.watch('pattern'), 300);
  const isPattern = checkPattern(kind, typed).problem === null;
  const preview = useRulePreview({ kind, pattern: typed, types: form.watch('types') }, isPattern);
  const shown = isPattern ? preview.data : undefined;
  return (
    <FormDialog
      form={form}
      title={title}
      confirmLabel={confirmLabel}
      marks="optional"
      width={560}
      onSubmit={async (body) => {
        const { pattern } = await add(body);
        notify.success({ title: `Rule for ${pattern} saved`, description: 'It applies to new inquiries.' });
        onSaved?.();
      }}
      onClose={onClose}
    >
      <ContractField name="kind" hint={ruleKindHints[kind]}>
        {({ onChange, ...control }) => (
          <Select
            {...control}
            options={kindOptions}
            onChange={(value) => {
              onChange(value);
              form.resetField('pattern');
            }}
          />
        )}
      </ContractField>
      {kind === 'country' ? (
        <ContractField name="pattern" label="Country">
          {({ value, ...control }) => (
            <Select
              {...control}
              value={value || undefined}
              showSearch={{ filterOption: filterByLabel }}
              placeholder="Choose a country"
              options={countryOptions}
            />
          )}
        </ContractField>
      ) : (
        <TextField name="pattern" autoFocus autoComplete="off" />
      )}
      {list === 'block' ? (
        <ContractField
          name="action"
          hint="What is blocked or quarantined is kept for 30 days and can be released. What is flagged comes to the inbox with the tag “flagged”. The sender isn’t notified."
        >
          {(control) => <Select {...control} options={actionOptions} />}
        </ContractField>
      ) : null}
      <ContractField name="types">
        {(control) => <Select {...control} mode="multiple" options={typeOptions} placeholder="All types" />}
      </ContractField>
      <ContractField name="expires_at">
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            value={value ?? ''}
            options={ends}
            onChange={(end: unknown) => onChange(end === '' ? null : end)}
          />
        )}
      </ContractField>
      <TextField name="reason" autoComplete="off" />
      <RulePreview preview={shown} />
      {list === 'block' && shown?.is_free_mail ? (
        <ContractField name="confirm_free_mail" isLabelHidden>
          {({ value, onChange, id, ...rest }) => (
            <Checkbox
              id={id}
              checked={value === true}
              aria-describedby={rest['aria-describedby']}
              onChange={({ target }) => onChange(target.checked)}
            >
              {`Anyone can have an address there. Apply it to all of them.`}
            </Checkbox>
          )}
        </ContractField>
      ) : null}
    </FormDialog>
  );
}
