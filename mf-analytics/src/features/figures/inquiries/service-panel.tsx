import { formatShare, type InquiryFigures } from '@rostrum/contracts/analytics';
import { useMemo } from 'react';
import { dayText } from '../charts/day-text.ts';
import { LazyLinesChart } from '../charts/lazy-lines-chart.tsx';
import { percent } from '../panels/figures.ts';
import { Panel } from '../panels/panel.tsx';
import { countText } from '../panels/sentences.ts';

/** The line of same-day replies. Not taken from the shell: one that is open from before has no such name. */
const sameDayGoal = 0.8;

const toPercent = (share: number | null) => (share === null ? null : Math.round(share * 100));

function describeService({ service, same_day_media: { now, before, counts } }: InquiryFigures): string {
  const share = formatShare(now, counts?.now);
  const was = formatShare(before, counts?.before);
  if (share === '–') return 'No inquiry of a journalist can be judged in these days.';
  const weeks = service.filter(({ same_day: share }) => share !== null);
  const kept = weeks.filter(({ same_day: share }) => (share ?? 0) >= sameDayGoal).length;
  const earlier = was === '–' ? '' : `, ${was} before`;
  const reached =
    weeks.length === 0
      ? ' Fewer than 5 came in each week: too few to judge one.'
      : ` ${percent(sameDayGoal)} was reached in ${kept} of ${countText(weeks.length, ['week', 'weeks'])} with 5 or more.`;
  return `${share} of journalists were replied to on the same day${earlier}.${reached}`;
}

/** Replies to journalists on the day they asked, by seven days, beside the line that is held to. */
export function ServicePanel({ figures }: { figures: InquiryFigures }) {
  const { service } = figures;
  const chart = useMemo(
    () => ({
      labels: service.map(({ date }) => dayText(date)),
      lines: [
        {
          name: `Goal, ${percent(sameDayGoal)}`,
          theme: 'before' as const,
          values: service.map(() => sameDayGoal * 100),
        },
        {
          name: 'Same day, %',
          theme: 'inquiry' as const,
          values: service.map(({ same_day: share }) => toPercent(share)),
        },
      ],
    }),
    [service],
  );
  return (
    <Panel
      title="Journalists replied to on the same day"
      sentence={describeService(figures)}
      table={{
        columns: ['Seven days from', 'Inquiries', 'Same day'],
        rows: service.map(({ date, inquiries, same_day: share, counts }) => [
          date,
          inquiries ?? '< 5',
          formatShare(share, counts),
        ]),
      }}
    >
      {service.some(({ same_day: share }) => share !== null) ? (
        <LazyLinesChart label="Journalists replied to on the same day" height={200} isShare {...chart} />
      ) : null}
    </Panel>
  );
}
