import { declineReasonLabels, declineReasons, getBody, type AskAnswer } from '@rostrum/contracts';
import { linkAsks } from '@rostrum/contracts/inquiries';
import {
  Button,
  CalendarClockIcon,
  CheckIcon,
  CircleSlashIcon,
  UserRoundPlusIcon,
  type Icon,
} from '@rostrum/ui-kit';
import { Radio } from '@rostrum/ui-kit/data';
import { ContractField, ContractForm, ProseField, TimesField, useContractForm } from '@rostrum/ui-kit/form';
import type { ReactNode } from 'react';
import { ColleaguePicker } from './colleague-picker.tsx';
import { useAnswer, type AskSource } from './asked.queries.ts';
import styles from './answer-form.module.css';

const schema = getBody(linkAsks.answer);

const answers: readonly { value: AskAnswer; label: string; hint?: string; icon: Icon }[] = [
  { value: 'accept', label: 'Yes, I will take it', icon: CheckIcon },
  {
    value: 'propose',
    label: 'Yes, at another time',
    hint: 'Counts as a yes once the desk agrees.',
    icon: CalendarClockIcon,
  },
  { value: 'suggest', label: 'Suggest a colleague', icon: UserRoundPlusIcon },
  { value: 'decline', label: 'Not this time', hint: 'Only the desk sees the reason.', icon: CircleSlashIcon },
];

export interface AnswerFormProps {
  source: AskSource;
  isFirstYes: boolean;
}

/** The expert's answer. Nothing is sent before the button is pressed. */
export function AnswerForm({ source, isFirstYes }: AnswerFormProps) {
  const { answer: send, error, isPending } = useAnswer(source);
  const form = useContractForm({
    schema,
    name: 'answer',
    values: { answer: undefined, reason: undefined, person_id: undefined, times: undefined, note: '' },
  });
  const chosen = form.watch('answer');
  const parts: Record<AskAnswer, ReactNode> = {
    accept: isFirstYes ? <p>Others are asked too. The first yes has it.</p> : null,
    propose: <TimesField name="times" label="When could you?" most={3} mostInWords="three" />,
    suggest: <ColleaguePicker source={source} />,
    decline: (
      <ContractField name="reason" label="Which reason fits best?" isRequired>
        {({ value, onChange, status: _status, ...control }) => (
          <Radio.Group
            {...control}
            className={styles.reasons}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            options={declineReasons.map((reason) => ({ value: reason, label: declineReasonLabels[reason] }))}
          />
        )}
      </ContractField>
    ),
  };
  const label = answers.find(({ value }) => value === chosen)?.label;
  return (
    <ContractForm
      form={form}
      className={styles.form}
      marks="optional"
      error={error}
      failure="Your answer could not be sent. What you chose is kept. Try again."
      onSubmit={async (body) => {
        const { answer, reason, person_id: personId, times, note } = body;
        // What another choice left behind is no part of this answer.
        await send({
          answer,
          ...(answer === 'decline' && { reason }),
          ...(answer === 'suggest' && { person_id: personId }),
          ...(answer === 'propose' && { times }),
          ...(note && { note }),
        }).catch(() => undefined);
      }}
    >
      <ContractField name="answer" isLabelHidden>
        {({ value, onChange, id }) => (
          <fieldset className={styles.choices} id={id} tabIndex={-1}>
            <legend>Your answer</legend>
            {answers.map(({ value: one, label: words, hint, icon: ChoiceIcon }) => (
              <div key={one} className={styles.choice} data-chosen={value === one || undefined}>
                <label className={styles.head}>
                  <input type="radio" name="answer" checked={value === one} onChange={() => onChange(one)} />
                  <span>
                    <strong>{words}</strong>
                    {hint ? <span className="r-secondary">{hint}</span> : null}
                  </span>
                  <ChoiceIcon aria-hidden size={20} />
                </label>
                {value === one && parts[one] ? <div className={styles.part}>{parts[one]}</div> : null}
              </div>
            ))}
          </fieldset>
        )}
      </ContractField>
      <ProseField name="note" rows={3} hint="A phone number, a condition, what you need first." />
      <Button type="primary" htmlType="submit" size="large" block loading={isPending}>
        {label === undefined ? 'Send answer' : `Send “${label}”`}
      </Button>
      <p className="r-secondary">Nothing is sent until you select the button. You can answer once.</p>
    </ContractForm>
  );
}
