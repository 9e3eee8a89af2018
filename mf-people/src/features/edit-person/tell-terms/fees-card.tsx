import { feeKinds, type FeeKind, type PersonDetail, type PersonFee } from '@rostrum/contracts';
import { personPresence } from '@rostrum/contracts/people';
import { describeFee, feeKindLabels } from '@rostrum/contracts/terms';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card } from '@rostrum/ui-kit';
import { useState } from 'react';
import { FeeDialog } from './fee-dialog.tsx';
import { visibilityWords } from './fee-words.ts';
import styles from './terms.module.css';

const describe = (fee: PersonFee | undefined) =>
  fee ? `${describeFee(fee)}. ${visibilityWords[fee.visible]}.` : 'Not stated.';

/** What the person asks for each kind of work, and what of it the public page says. */
export function FeesCard({ person }: { person: PersonDetail }) {
  const [editing, setEditing] = useState<FeeKind>();
  const set = useContractMutation(personPresence.setFee, {
    invalidates: ['people'],
    versioned: () => ({ row: `person.${person.id}` }),
  });
  const send = (kind: FeeKind, terms: Omit<PersonFee, 'kind'> | null) =>
    set.mutateAsync({ params: { id: person.id }, body: { kind, terms, version: person.version } });
  const feeOf = (kind: FeeKind) => person.fees.find((fee) => fee.kind === kind);
  return (
    <Card title="Fees">
      <ul className={styles.fees}>
        {feeKinds.map((kind) => {
          const label = feeKindLabels[kind];
          const fee = feeOf(kind);
          return (
            <li key={kind}>
              <span className={styles.words}>
                <strong>{label}</strong>
                <span className="r-secondary">{describe(fee)}</span>
              </span>
              <span className={styles.buttons}>
                <Button
                  size="small"
                  aria-label={`${fee ? 'Edit' : 'Add'} fee: ${label}`}
                  onClick={() => setEditing(kind)}
                >
                  {fee ? 'Edit' : 'Add'}
                </Button>
                {fee ? (
                  <Button
                    size="small"
                    aria-label={`Remove fee: ${label}`}
                    disabled={set.isPending}
                    onClick={() => void send(kind, null).catch(tellRefusal('Could not remove the fee.'))}
                  >
                    Remove
                  </Button>
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
      {editing ? (
        <FeeDialog
          kind={editing}
          fee={feeOf(editing)}
          onSave={(terms) => send(editing, terms)}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
    </Card>
  );
}
