import type { Step } from '@rostrum/contracts/analytics';
import type { AnalyticsTheme } from '@rostrum/ui-kit';
import { BarList } from '../charts/bar-list.tsx';
import { Panel } from './panel.tsx';
import { describeSteps, shareText, type Unit } from './sentences.ts';

export interface StepsPanelProps {
  title: string;
  unit: Unit;
  theme: AnalyticsTheme;
  steps: readonly Step[];
  labels: Readonly<Record<string, string>>;
  /** What the last step is, in the sentence: "led to something". */
  last: string;
  note?: string;
}

/** How many came from step to step. */
export const StepsPanel = ({ title, unit, theme, steps, labels, last, note = '' }: StepsPanelProps) => {
  const first = steps[0]?.count ?? 0;
  return (
    <Panel
      title={title}
      sentence={describeSteps(steps, unit, last) + note}
      table={{
        columns: ['Step', 'Count', 'Share of the first'],
        rows: steps.map(({ key, count }) => [labels[key] ?? key, count, shareText(count, first)]),
      }}
    >
      <BarList
        rows={steps.map(({ key, count }) => ({ key, label: labels[key] ?? key, count }))}
        unit=""
        theme={theme}
      />
    </Panel>
  );
};
