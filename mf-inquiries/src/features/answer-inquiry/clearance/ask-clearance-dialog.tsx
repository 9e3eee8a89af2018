import { isApiError } from '@rostrum/api-client';
import { inquiries, type InquiryDetail, type RouteBody } from '@rostrum/contracts';
import {
  mostClearanceSteps,
  type InquiryClearancePlan,
  type inquiryClearances,
} from '@rostrum/contracts/inquiries';
import { contractQueryOptions, useSession } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { Button, Input, Modal, Trash2Icon, notify } from '@rostrum/ui-kit';
import { Alert, Select } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { useAskClearance } from './clearances.queries.ts';
import styles from './clearance.module.css';

type Asked = RouteBody<typeof inquiryClearances.ask>;
interface Row {
  key: string;
  name: string;
  approver: string | undefined;
  /** The organisation requires it. */
  isFixed: boolean;
}

const newRow = (): Row => ({ key: crypto.randomUUID(), name: '', approver: undefined, isFixed: false });

const plannedRows = (
  { steps, is_required: isFixed }: InquiryClearancePlan,
  ownId: string | undefined,
): Row[] =>
  steps.map(({ name, approver_id: id }) => ({
    ...newRow(),
    name,
    isFixed,
    // An own reply is cleared by others, whoever usually does.
    approver: id === ownId ? undefined : id,
  }));

export interface AskClearanceDialogProps {
  inquiry: InquiryDetail;
  /** What is to be cleared, as it would be sent. */
  reply: Omit<Asked, 'steps'>;
  /** The steps that it begins with. */
  plan: InquiryClearancePlan | null;
  onAsked: () => void;
  onClose: () => void;
}

/** Who clears a reply before it goes out, one after the other. */
export function AskClearanceDialog({ inquiry, reply, plan, onAsked, onClose }: AskClearanceDialogProps) {
  const { user } = useSession();
  const ask = useAskClearance(inquiry.id);
  const { data } = useQuery({ ...contractQueryOptions(inquiries.assignees), staleTime: 10 * 60_000 });
  const [rows, setRows] = useState(() => (plan ? plannedRows(plan, user?.identifier) : [newRow()]));
  const colleagues = (data?.items ?? []).filter(({ id }) => id !== user?.identifier);
  const isHere = (id: string | undefined) => colleagues.some((colleague) => colleague.id === id);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const change = (key: string, part: Partial<Row>) =>
    setRows((known) => known.map((row) => (row.key === key ? { ...row, ...part } : row)));

  const send = async () => {
    const steps = rows.flatMap(({ name, approver }) =>
      name.trim() === '' || approver === undefined || !isHere(approver)
        ? []
        : { name: name.trim(), approver_id: approver },
    );
    if (steps.length < rows.length)
      return setFailure('Enter a name for each step, like Legal, and choose who clears it.');
    setIsBusy(true);
    setFailure(null);
    try {
      await ask({ ...reply, steps });
      notify.success({ title: 'Clearance asked for' });
      onAsked();
      onClose();
    } catch (error) {
      setFailure(
        isApiError(error) && error.status > 0 && error.status < 500
          ? (error.fields?.[0]?.message ?? error.message)
          : 'That did not work. Try again in a moment.',
      );
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Modal open title="Ask for clearance" footer={null} onCancel={onClose}>
      <p>
        Your reply is held until everyone below has cleared it, one after the other. It goes out after the
        last step. Meanwhile no other reply can be sent.
      </p>
      <ol className={styles.rows}>
        {rows.map(({ key, name, approver, isFixed }, index) => (
          <li key={key}>
            <Input
              aria-label={`Step ${index + 1}`}
              placeholder="Like Legal"
              maxLength={60}
              readOnly={isFixed}
              value={name}
              onChange={({ target }) => change(key, { name: target.value })}
            />
            <Select<string>
              aria-label={`Who clears step ${index + 1}`}
              placeholder="Choose a colleague"
              value={isHere(approver) ? approver : undefined}
              options={colleagues.map(({ id, name: label }) => ({ value: id, label }))}
              onChange={(id) => change(key, { approver: id })}
            />
            {rows.length > 1 && !isFixed ? (
              <Button
                type="text"
                aria-label={`Remove step ${index + 1}`}
                icon={<Trash2Icon aria-hidden size={16} />}
                onClick={() => setRows((known) => known.filter((row) => row.key !== key))}
              />
            ) : (
              <span />
            )}
          </li>
        ))}
      </ol>
      {rows.length < mostClearanceSteps ? (
        <Button onClick={() => setRows((known) => [...known, newRow()])}>Add a step</Button>
      ) : null}
      {failure === null ? null : (
        <Alert className={styles.failure} type="error" showIcon role="alert" title={failure} />
      )}
      <div className="r-form-actions">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="primary" loading={isBusy} onClick={() => void send()}>
          Ask for clearance
        </Button>
      </div>
    </Modal>
  );
}
