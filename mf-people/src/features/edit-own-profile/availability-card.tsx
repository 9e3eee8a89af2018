import { inquiryTypeLabel, type PersonAvailability, type PersonDetail } from '@rostrum/contracts';
import { Building2Icon, Card, CheckIcon, LiveRegion, XIcon } from '@rostrum/ui-kit';
import { InquiryTypeLabel, Segmented } from '@rostrum/ui-kit/data';
import { ConditionField } from './condition-field.tsx';
import { NoticeSelect } from './notice-select.tsx';
import { useAvailability } from './use-availability.ts';
import styles from './availability-card.module.css';

const looks = {
  yes: { label: 'Yes', Icon: CheckIcon },
  via_office: { label: 'Office', Icon: Building2Icon },
  no: { label: 'No', Icon: XIcon },
};

const choices = ['yes', 'via_office', 'no'] as const;
/** Of whoever has no office. */
const choicesAlone = ['yes', 'no'] as const;

/** The chosen one carries icon and colour besides its word. */
const optionsFor = (chosen: PersonAvailability['accepts'], isAlone: boolean) =>
  (isAlone ? choicesAlone : choices).map((value) => {
    const { label, Icon } = looks[value];
    return {
      value,
      label,
      icon: value === chosen ? <Icon aria-hidden size={14} className={styles[value]} /> : undefined,
    };
  });

/** What the person may be asked for, with how much notice and on what condition. */
export function AvailabilityCard({ person }: { person: PersonDetail }) {
  const { rows, change, isSaving, isSaved } = useAvailability(person);
  const isAlone = person.kind === 'individual';
  return (
    <Card title="What I take on" hint={isSaving ? 'Saving' : isSaved ? 'Saved' : 'Saves by itself'} flush>
      <LiveRegion message={!isSaving && isSaved ? 'Saved' : ''} />
      <p className={styles.about}>
        Seekers see Yes as available. {isAlone ? '' : 'Office means your press office answers first. '}No
        means the form is not offered for you.
      </p>
      <ul className={styles.list}>
        {rows.map(({ type, accepts, notice_hours, conditions }) => {
          const name = inquiryTypeLabel(type);
          return (
            <li key={type}>
              <InquiryTypeLabel type={type} />
              <Segmented
                aria-label={name}
                options={optionsFor(accepts, isAlone)}
                value={accepts}
                onChange={(value) => change(type, { accepts: value })}
              />
              {accepts === 'no' ? (
                <span className={styles.polite}>Polite no</span>
              ) : (
                <>
                  <NoticeSelect
                    type={name}
                    hours={notice_hours}
                    onChange={(hours) => change(type, { notice_hours: hours })}
                  />
                  <ConditionField
                    type={name}
                    value={conditions}
                    onChange={(text) => change(type, { conditions: text })}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
