import type { ArrivalShift } from '@rostrum/contracts/analytics';
import { Segmented } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { minutesText } from '../panels/figures.ts';
import { Panel } from '../panels/panel.tsx';
import { paceCells, paceColumns, paces, type Pace } from './paces.ts';
import { WeekGrid } from './week-grid.tsx';
import { compareArrivals, nameArrival } from './week-words.ts';
import styles from './shift-panel.module.css';

const hours = 4;

/** Five shades by minutes, the darkest for the slowest. */
const shades = [
  { upTo: 15, label: 'up to 15 min' },
  { upTo: 60, label: '1 h' },
  { upTo: 240, label: '4 h' },
  { upTo: 1440, label: '1 day' },
  { upTo: Infinity, label: 'longer' },
] as const;
const shadeOf = (minutes: number) => shades.findIndex(({ upTo }) => minutes <= upTo);

const steps = [
  { value: 'replied', label: 'First reply' },
  { value: 'acknowledged', label: 'Taken up' },
] as const;
type Step = (typeof steps)[number]['value'];

function describe(shifts: readonly ArrivalShift[], step: Step, pace: Pace): string {
  const told = shifts.flatMap((shift) => {
    const minutes = shift[step][pace];
    return minutes === null ? [] : [{ ...shift, minutes }];
  });
  const [first] = told;
  if (!first)
    return pace === 'half' ? 'None in these days.' : 'Fewer than 5 in each four hours: too few to compare.';
  const slowest = told.reduce((slow, each) => (each.minutes > slow.minutes ? each : slow), first);
  const part = paces.find(([, each]) => each === pace)?.[0] ?? '';
  const what = step === 'replied' ? 'had a first reply' : 'were taken up';
  return `Slowest: ${nameArrival(slowest, hours)}, where ${part.toLowerCase()} ${what} within ${minutesText(slowest.minutes)}.`;
}

/** How fast inquiries are taken up and replied to, by the weekday and the four hours in which they came. */
export function ShiftPanel({ shifts, timezone }: { shifts: readonly ArrivalShift[]; timezone: string }) {
  const [step, setStep] = useState<Step>('replied');
  const [pace, setPace] = useState<Pace>('half');
  return (
    <Panel
      title="How fast, by weekday and hour"
      sentence={`${describe(shifts, step, pace)} ${timezone}.`}
      table={{
        columns: ['Arrived', 'Inquiries', ...paceColumns('Taken up'), ...paceColumns('First reply')],
        rows: shifts
          .toSorted(compareArrivals)
          .map((shift) => [
            nameArrival(shift, hours),
            shift.inquiries ?? '< 5',
            ...paceCells(shift.acknowledged),
            ...paceCells(shift.replied),
          ]),
      }}
    >
      <div className={styles.choices}>
        <Segmented aria-label="What is measured" options={[...steps]} value={step} onChange={setStep} />
        <Segmented
          aria-label="Of how many"
          options={paces.map(([label, value]) => ({ label, value }))}
          value={pace}
          onChange={setPace}
        />
      </div>
      <WeekGrid
        label="Week by four hours"
        caption={`${step === 'replied' ? 'First reply' : 'Taken up'} within`}
        hours={hours}
        shades={shades.map(({ label }) => label)}
        cellOf={(day, hour) => {
          const shift = shifts.find((each) => each.weekday === day && each.hour === hour);
          const minutes = shift?.[step][pace] ?? null;
          return minutes === null ? null : { text: minutesText(minutes), shade: shadeOf(minutes) };
        }}
      />
    </Panel>
  );
}
