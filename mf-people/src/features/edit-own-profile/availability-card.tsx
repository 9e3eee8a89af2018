import { useState } from 'react';
import { inquiryTypes, people, type InquiryTypeId, type PersonAvailability, type PersonDetail } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Card, notify } from '@rostrum/ui-kit';
import { InquiryTypeLabel, Segmented } from '@rostrum/ui-kit/data';
import styles from './availability-card.module.css';

const choices = [
  { value: 'yes', label: 'Yes' },
  { value: 'via_office', label: 'Office' },
  { value: 'no', label: 'No' },
] as const;

const nothingSaid = (type: InquiryTypeId): PersonAvailability => ({
  type,
  accepts: 'via_office',
  notice_hours: null,
  conditions: null,
  away_from: null,
  away_to: null,
});

/** What the person may be asked for. Each choice saves by itself and returns to what it was when saving fails. */
export function AvailabilityCard({ person }: { person: PersonDetail }) {
  const [rows, setRows] = useState(() => inquiryTypes.map(({ id }) => person.availability.find(({ type }) => type === id) ?? nothingSaid(id)));
  const [version, setVersion] = useState(person.version);
  const save = useContractMutation(people.updateOwn, { onSuccess: (saved) => setVersion(saved.version) });

  const choose = (type: InquiryTypeId, accepts: PersonAvailability['accepts']) => {
    const before = rows;
    const next = rows.map((row) => (row.type === type ? { ...row, accepts } : row));
    setRows(next);
    save.mutate(
      { body: { version: Math.max(version, person.version), availability: next } },
      {
        onError: (error) => {
          setRows(before);
          notify.error({ title: 'Could not save the choice.', description: error.message });
        },
      },
    );
  };

  return (
    <Card title="What may you be asked for?" hint="Saves by itself">
      <ul className={styles.list}>
        {rows.map(({ type, accepts }) => (
          <li key={type}>
            <InquiryTypeLabel type={type} />
            <Segmented
              size="small"
              aria-label={inquiryTypes.find(({ id }) => id === type)?.label}
              options={[...choices]}
              value={accepts}
              disabled={save.isPending}
              onChange={(value) => choose(type, value)}
            />
          </li>
        ))}
      </ul>
      <p className="r-caption">Office: your press office asks you first. No: the form is not offered for you.</p>
    </Card>
  );
}
