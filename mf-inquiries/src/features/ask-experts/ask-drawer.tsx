import {
  cutText,
  formatList,
  getBody,
  toGivenName,
  withoutTitles,
  type InquiryDetail,
} from '@rostrum/contracts';
import { inquiryAsks, type AskCandidate } from '@rostrum/contracts/inquiries';
import { Button, SectionHeading } from '@rostrum/ui-kit';
import { Checkbox, Drawer, Segmented } from '@rostrum/ui-kit/data';
import { ContractField, ContractForm, ProseField, useContractForm } from '@rostrum/ui-kit/form';
import { useState } from 'react';
import { useAskExperts } from './asks.mutations.ts';
import { AsksSoFar } from './asks-so-far.tsx';
import { Candidates } from './candidates.tsx';
import styles from './ask-drawer.module.css';

export interface AskDrawerProps {
  inquiry: InquiryDetail;
  /** Chosen already: a colleague who was suggested. */
  personId: string | undefined;
  isPhone: boolean;
  onClose: () => void;
}

const schema = getBody(inquiryAsks.ask);

/** Asks experts of the organisation: whom, in which way, and what they read. */
export function AskDrawer({ inquiry, personId, isPhone, onClose }: AskDrawerProps) {
  const [names, setNames] = useState<Readonly<Record<string, string>>>(() => namesOf(inquiry));
  const { ask, error, isPending } = useAskExperts(inquiry);
  const form = useContractForm({
    schema,
    name: 'ask',
    values: {
      version: inquiry.version,
      person_ids: personId === undefined ? [] : [personId],
      in_order: false,
      text: cutText(inquiry.message, 2000),
      hide_outlet: false,
    },
  });
  const chosen = form.watch('person_ids') ?? [];
  const isInOrder = (form.watch('in_order') ?? false) && chosen.length > 1;
  const taken = new Set(
    inquiry.asks
      .filter(({ state }) => state === 'asked' || state === 'queued' || state === 'accepted')
      .map(({ person }) => person.id),
  );
  const choose = (ids: string[], people: readonly AskCandidate[]) => {
    form.setValue('person_ids', ids, { shouldValidate: form.formState.isSubmitted });
    setNames((known) => ({ ...known, ...Object.fromEntries(people.map(({ id, name }) => [id, name])) }));
  };
  const chosenNames = chosen.map((id) => names[id] ?? 'a colleague');
  const hasOutlet = typeof inquiry.fields.outlet === 'string' || inquiry.sender.organization !== null;

  return (
    <Drawer title="Ask experts" open onClose={onClose} size={isPhone ? '100%' : 440}>
      <div className={styles.drawer}>
        <AsksSoFar inquiry={inquiry} onAsk={(id) => choose([...new Set([...chosen, id])], [])} />
        <ContractForm
          form={form}
          className={styles.form}
          error={error}
          failure="Could not ask. What you chose is kept. Try again."
          onSubmit={async (body) => {
            const { version: _drawn, ...question } = body;
            await ask({ ...question, in_order: isInOrder }).then(onClose, () => undefined);
          }}
        >
          <SectionHeading>{inquiry.asks.length === 0 ? 'Who to ask' : 'Ask more experts'}</SectionHeading>
          <ContractField name="person_ids" isLabelHidden>
            {({ id }) => (
              <div id={id} tabIndex={-1}>
                <Candidates
                  inquiryId={inquiry.id}
                  chosen={chosen}
                  isInOrder={isInOrder}
                  takenIds={taken}
                  onChange={choose}
                />
              </div>
            )}
          </ContractField>
          {chosen.length > 1 ? (
            <Segmented
              aria-label="How several are asked"
              block
              value={isInOrder ? 'order' : 'once'}
              options={[
                { value: 'once', label: 'All at once' },
                { value: 'order', label: 'In order' },
              ]}
              onChange={(value) => form.setValue('in_order', value === 'order')}
            />
          ) : null}
          <ProseField name="text" rows={5} isCounted />
          {hasOutlet ? (
            <Checkbox
              checked={form.watch('hide_outlet') ?? false}
              onChange={({ target }) => form.setValue('hide_outlet', target.checked)}
            >
              Hide the outlet until they accept
            </Checkbox>
          ) : null}
          <div className={styles.footer}>
            <p className="r-secondary">{explainAsking(chosenNames, isInOrder)}</p>
            <Button type="primary" htmlType="submit" size="large" block loading={isPending}>
              {chosenNames.length === 0 ? 'Ask' : `Ask ${formatList(shortNames(chosenNames))}`}
            </Button>
          </div>
        </ContractForm>
      </div>
    </Drawer>
  );
}

/** Given names; two people of one given name are told apart by their whole names. */
function shortNames(names: readonly string[]): string[] {
  const given = names.map(toGivenName);
  return given.map((name, index) =>
    given.indexOf(name) === given.lastIndexOf(name) ? name : withoutTitles(names[index] ?? name),
  );
}

const namesOf = ({ asks, recipients }: InquiryDetail) =>
  Object.fromEntries([
    ...recipients.map(({ id, name }) => [id, name] as const),
    ...asks.flatMap(({ suggested }) => (suggested ? [[suggested.id, suggested.name] as const] : [])),
  ]);

/** What pressing the button does. */
function explainAsking(names: readonly string[], isInOrder: boolean): string {
  const link = 'Each gets an email with a link and answers without signing in.';
  if (names.length < 2) return 'They get an email with a link and can answer without signing in.';
  return isInOrder
    ? `${names[0]} is asked first, the next one after a no or when the time is over.`
    : `${link} The first to say yes takes it. We’ll let the others know.`;
}
