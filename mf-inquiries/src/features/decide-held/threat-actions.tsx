import {
  legalHolds,
  quarantine,
  type ConcernedPerson,
  type HeldInquiryDetail,
} from '@rostrum/contracts/inquiries';
import { personPresence } from '@rostrum/contracts/people';
import { resourceOf, tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, ConfirmButton, ShieldCheckIcon, notify } from '@rostrum/ui-kit';
import { NotifyExpert } from './notify-expert.tsx';
import styles from './held-detail.module.css';
import { saveTextFile, writeEvidence } from './write-evidence.ts';

const invalidates = [resourceOf(quarantine.list)];

interface PersonActionsProps {
  item: HeldInquiryDetail;
  person: ConcernedPerson;
  onTurnOn: (id: string) => void;
}

function PersonActions({ item, person, onTurnOn }: PersonActionsProps) {
  const { id, name } = person;
  return (
    <>
      {person.is_named ? <p className="r-secondary">The message mentions {name}.</p> : null}
      <NotifyExpert item={item} person={person} />
      {person.is_in_safety_mode ? (
        <p className="r-secondary">{name} is in safety mode.</p>
      ) : (
        <ConfirmButton
          icon={<ShieldCheckIcon size={16} aria-hidden />}
          title={`Turn on safety mode for ${name}?`}
          consequence="The photo is hidden, no list and no search shows the profile, and the office answers every inquiry, until someone turns it off."
          confirmLabel="Turn on safety mode"
          onConfirm={() => onTurnOn(id)}
        >
          Safety mode for {name}
        </ConfirmButton>
      )}
    </>
  );
}

/** Actions on a possible threat before it is released or marked as spam: tell and protect the expert, keep and export the evidence. */
export function ThreatActions({ item }: { item: HeldInquiryDetail }) {
  const safety = useContractMutation(personPresence.setSafety, {
    invalidates,
    onSuccess: ({ name }) => void notify.success({ title: `Safety mode is on for ${name}.` }),
    onError: tellRefusal('Could not turn on safety mode.'),
  });
  const hold = useContractMutation(legalHolds.set, {
    invalidates,
    onSuccess: () => void notify.success({ title: `${item.ref} is kept as evidence.` }),
    onError: tellRefusal('Could not keep it as evidence.'),
  });
  const turnOn = (id: string) => safety.mutate({ params: { id }, body: { is_on: true } });
  return (
    <section className={styles.acts} aria-label="Possible threat">
      <h3>Possible threat</h3>
      {item.people.length === 0 ? (
        <p className="r-secondary">It isn’t addressed to an expert and doesn’t name one.</p>
      ) : null}
      {item.people.map((person) => (
        <PersonActions key={person.id} item={item} person={person} onTurnOn={turnOn} />
      ))}
      {item.is_on_hold ? (
        <p className="r-secondary">Kept as evidence: it is on legal hold, and nothing erases it.</p>
      ) : (
        <Button
          loading={hold.isPending}
          onClick={() =>
            hold.mutate({ body: { refs: [item.ref], reason: 'Possible threat, kept as evidence' } })
          }
        >
          Keep as evidence
        </Button>
      )}
      <Button
        onClick={() =>
          saveTextFile(`${item.ref}-evidence.txt`, writeEvidence(item, new Date().toISOString()))
        }
      >
        Export evidence
      </Button>
    </section>
  );
}
