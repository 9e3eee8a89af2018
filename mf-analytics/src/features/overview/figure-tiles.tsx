import { type Overview, formatNumber } from '@rostrum/contracts';
import {
  CircleCheckIcon,
  EyeIcon,
  InboxIcon,
  MessageCircleQuestionMarkIcon,
  MicIcon,
  StatTile,
  TimerIcon,
} from '@rostrum/ui-kit';
import { TrendBadge } from '@rostrum/ui-kit/data';
import { changeOf, minutesText, percent } from './figures.ts';
import styles from './figure-tiles.module.css';

const counted = {
  views: { label: 'Profile views', Icon: EyeIcon, read: ({ views }: Overview) => views.total },
  opened: {
    label: 'Inquiry form opened',
    Icon: MessageCircleQuestionMarkIcon,
    read: ({ forms_opened }: Overview) => forms_opened,
  },
  inquiries: { label: 'Inquiries', Icon: InboxIcon, read: ({ inquiries }: Overview) => inquiries.total },
  led: {
    label: 'Led to something',
    Icon: MicIcon,
    read: ({ led_to_something }: Overview) => led_to_something,
  },
};
type Counted = keyof typeof counted;
export type FigureName = Counted | 'inTime' | 'reply';

export interface FigureTilesProps {
  overview: Overview;
  figures: readonly FigureName[];
}

/** Figures of the period, each beside the period before. */
export function FigureTiles({ overview, figures }: FigureTilesProps) {
  const { inquiries, answered_in_time: inTime, median_first_reply_minutes: reply } = overview;
  return (
    <div className={styles.tiles}>
      {figures
        .filter((name): name is Counted => name in counted)
        .map((name) => {
          const { label, Icon, read } = counted[name];
          return (
            <StatTile
              key={name}
              label={label}
              icon={<Icon aria-hidden />}
              value={formatNumber(read(overview).now)}
              hint={
                <TrendBadge
                  change={changeOf(read(overview))}
                  comparedWith={`on the previous ${inquiries.by_day.length} days`}
                />
              }
            />
          );
        })}
      {figures.includes('inTime') ? (
        <StatTile
          label="Answered in time"
          icon={<CircleCheckIcon aria-hidden />}
          value={percent(inTime.now)}
          hint={`${percent(inTime.before)} before`}
        />
      ) : null}
      {figures.includes('reply') ? (
        <StatTile
          label="Median first reply"
          icon={<TimerIcon aria-hidden />}
          value={minutesText(reply.now)}
          hint={`${minutesText(reply.before)} before`}
        />
      ) : null}
    </div>
  );
}
