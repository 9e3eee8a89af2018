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

/** The six figures of the period, each beside the period before. */
export function FigureTiles({ overview }: { overview: Overview }) {
  const {
    inquiries,
    views,
    forms_opened,
    led_to_something,
    answered_in_time: inTime,
    median_first_reply_minutes: reply,
  } = overview;
  const counted = [
    { label: 'Profile views', Icon: EyeIcon, figure: views.total },
    { label: 'Inquiry form opened', Icon: MessageCircleQuestionMarkIcon, figure: forms_opened },
    { label: 'Inquiries', Icon: InboxIcon, figure: inquiries.total },
    { label: 'Led to something', Icon: MicIcon, figure: led_to_something },
  ];
  return (
    <div className={styles.tiles}>
      {counted.map(({ label, Icon, figure }) => (
        <StatTile
          key={label}
          label={label}
          icon={<Icon aria-hidden />}
          value={formatNumber(figure.now)}
          hint={
            <TrendBadge
              change={changeOf(figure)}
              comparedWith={`on the previous ${inquiries.by_day.length} days`}
            />
          }
        />
      ))}
      <StatTile
        label="Answered in time"
        icon={<CircleCheckIcon aria-hidden />}
        value={percent(inTime.now)}
        hint={`${percent(inTime.before)} before`}
      />
      <StatTile
        label="Median first reply"
        icon={<TimerIcon aria-hidden />}
        value={minutesText(reply.now)}
        hint={`${minutesText(reply.before)} before`}
      />
    </div>
  );
}
