import {
  inquirySetup,
  setupRota,
  usualRota,
  type InquirySetupState,
  type SetupRota,
} from '@rostrum/contracts/inquiries';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, PlusIcon } from '@rostrum/ui-kit';
import { Switch } from '@rostrum/ui-kit/data';
import { AssigneeSelect } from '../assignee-select.tsx';
import { changeItem } from '../move-item.ts';
import { SetupSection } from '../setup-section.tsx';
import { useSectionDraft } from '../use-section-draft.ts';
import { DutyNow } from './duty-now.tsx';
import { nextShift } from './next-shift.ts';
import { RotaGaps } from './rota-gaps.tsx';
import { ShiftRow } from './shift-row.tsx';
import { SwapRow } from './swap-row.tsx';
import rotaStyles from './rota.module.css';
import styles from '../setup.module.css';

const title = 'Rota';

export interface RotaSectionProps {
  state: InquirySetupState;
  saved: NonNullable<InquirySetupState['rota']>;
  onDraft: (draft: SetupRota) => void;
}

/** Who is on duty when, who stands in for whom, and who takes what arrives while no one is on duty. */
export function RotaSection({ state, saved, onDraft }: RotaSectionProps) {
  const { desk, timezone, duty, hours } = state;
  const save = useContractMutation(inquirySetup.saveRota);
  const section = useSectionDraft({
    name: 'rota',
    title,
    saved,
    schema: setupRota,
    save,
    pick: ({ rota }) => rota ?? { version: 0, value: usualRota, changed: null },
    onDraft,
  });
  const { shifts, swaps, on_days_off: onDaysOff, escalation_id: escalationId } = section.draft;
  return (
    <SetupSection
      title={title}
      description={`Who is on duty takes the inquiries that Routing gives to the person on duty, and is notified of unassigned ones. Shifts repeat every week, in the time of ${timezone.replaceAll('_', ' ')}; where they overlap, the one that began last counts.`}
      {...{ section, saved, save }}
    >
      {duty ? <DutyNow duty={duty} timezone={timezone} /> : null}
      <h3 className={styles.subtitle}>Shifts</h3>
      {shifts.length > 0 ? (
        <ul className={styles.rows}>
          {shifts.map((shift, index) => (
            <ShiftRow
              key={shift.id}
              index={index}
              value={shift}
              desk={desk}
              onChange={(part) => section.change({ shifts: changeItem(shifts, index, part) })}
              onRemove={() =>
                section.change({
                  shifts: shifts.toSpliced(index, 1),
                  swaps: swaps.filter(({ shift_id: id }) => id !== shift.id),
                })
              }
            />
          ))}
        </ul>
      ) : null}
      <div className={styles.day}>
        <Button
          icon={<PlusIcon aria-hidden size={16} />}
          onClick={() => section.change({ shifts: [...shifts, nextShift(shifts, hours.value)] })}
        >
          Add shift
        </Button>
      </div>
      <h3 className={styles.subtitle}>Swaps</h3>
      {swaps.length > 0 ? (
        <ul className={styles.rows}>
          {swaps.map((swap, index) => (
            <SwapRow
              key={index}
              index={index}
              value={swap}
              shifts={shifts}
              desk={desk}
              onChange={(part) => section.change({ swaps: changeItem(swaps, index, part) })}
              onRemove={() => section.change({ swaps: swaps.toSpliced(index, 1) })}
            />
          ))}
        </ul>
      ) : null}
      <div className={styles.day}>
        <Button
          icon={<PlusIcon aria-hidden size={16} />}
          disabled={shifts.length === 0}
          onClick={() =>
            section.change({
              swaps: [...swaps, { date: '', shift_id: shifts[0]?.id ?? '', member_id: null }],
            })
          }
        >
          Add swap
        </Button>
      </div>
      <div className={styles.day}>
        <Switch
          id="rota_on_days_off"
          checked={onDaysOff}
          onChange={(checked) => section.change({ on_days_off: checked })}
        />
        <label htmlFor="rota_on_days_off">Shifts are also worked on the days off of the business hours</label>
      </div>
      <div className={rotaStyles.contact}>
        <label htmlFor="rota_escalation_id">Escalation contact, while no one is on duty</label>
        <AssigneeSelect
          section="rota"
          path="escalation_id"
          label="Escalation contact"
          desk={desk}
          value={escalationId}
          none="No one"
          onChange={(id) => section.change({ escalation_id: id })}
        />
      </div>
      <RotaGaps rota={section.draft} hours={hours.value} desk={desk} />
    </SetupSection>
  );
}
