import {
  inquirySetup,
  setupHours,
  weekdays,
  type InquirySetupState,
  type SetupHours,
} from '@rostrum/contracts/inquiries';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, PlusIcon } from '@rostrum/ui-kit';
import { Switch, TimeInput } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { ClosedDay } from './closed-day.tsx';
import { HolidayPicker } from './holiday-picker.tsx';
import { changeItem } from './move-item.ts';
import { SetupSection } from './setup-section.tsx';
import { useSectionDraft } from './use-section-draft.ts';
import styles from './setup.module.css';

const title = 'Business hours';
const workday = { from: '09:00', to: '17:00' };

export interface HoursSectionProps {
  saved: InquirySetupState['hours'];
  timezone: string;
  onDraft: (draft: SetupHours) => void;
}

/** When the team works, on the clock of the organisation, and on which days it does not. */
export function HoursSection({ saved, timezone, onDraft }: HoursSectionProps) {
  const [isPicking, setIsPicking] = useState(false);
  const save = useContractMutation(inquirySetup.saveHours);
  const section = useSectionDraft({
    name: 'hours',
    title,
    saved,
    schema: setupHours,
    save,
    pick: ({ hours }) => hours,
    onDraft,
  });
  const { days, closed } = section.draft;
  const changeDay = (index: number, part: Partial<typeof workday> | null) =>
    section.change({
      days: days.map((day, place) =>
        place === index ? (part === null ? null : { ...workday, ...day, ...part }) : day,
      ),
    });
  return (
    <SetupSection
      title={title}
      description={`Reply times that count business hours count these. Times are those of ${timezone.replaceAll('_', ' ')}.`}
      {...{ section, saved, save }}
    >
      <ul className={styles.rows}>
        {weekdays.map((name, index) => {
          const day = days[index] ?? null;
          return (
            <li key={name} className={styles.row}>
              <div className={styles.day}>
                <Switch
                  aria-label={`Work on ${name}`}
                  checked={day !== null}
                  onChange={(checked) => changeDay(index, checked ? {} : null)}
                />
                <span className={styles.dayName}>{name}</span>
                {day ? (
                  <>
                    <TimeInput
                      id={`hours_days_${index}_from`}
                      aria-label={`${name} from`}
                      value={day.from}
                      onChange={(from) => changeDay(index, { from })}
                    />
                    <span aria-hidden>to</span>
                    <TimeInput
                      id={`hours_days_${index}_to`}
                      aria-label={`${name} to`}
                      hasDayEnd
                      value={day.to}
                      onChange={(to) => changeDay(index, { to })}
                    />
                  </>
                ) : (
                  <span className={styles.quiet}>Closed</span>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <h3 className={styles.subtitle}>Holidays and other days off</h3>
      {closed.map((day, index) => (
        <ClosedDay
          key={index}
          index={index}
          value={day}
          onChange={(part) => section.change({ closed: changeItem(closed, index, part) })}
          onRemove={() => section.change({ closed: closed.toSpliced(index, 1) })}
        />
      ))}
      {isPicking ? (
        <HolidayPicker
          closed={closed}
          onAdd={(days) => {
            section.change({
              closed: [...closed, ...days].toSorted((left, right) => left.date.localeCompare(right.date)),
            });
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      ) : (
        <div className={styles.day}>
          <Button
            icon={<PlusIcon aria-hidden size={16} />}
            onClick={() => section.change({ closed: [...closed, { date: '', name: '' }] })}
          >
            Add day off
          </Button>
          <Button onClick={() => setIsPicking(true)}>Add public holidays</Button>
        </div>
      )}
    </SetupSection>
  );
}
