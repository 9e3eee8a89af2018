import { formatNumber } from '@rostrum/contracts';
import {
  formatShare,
  measureChange,
  type CountedPeriod,
  type Figure,
  type ShareFigure,
} from '@rostrum/contracts/analytics';
import { StatTile, type Icon } from '@rostrum/ui-kit';
import { TrendBadge } from '@rostrum/ui-kit/data';
import styles from './tiles.module.css';
import { minutesText, secondsText } from './figures.ts';
import { comparedText } from './period-text.ts';

export interface Tile {
  label: string;
  Icon: Icon;
  figure: Figure | ShareFigure;
  /** Said beside the value, as who a share was measured on. */
  note?: string;
  kind?: 'count' | 'share' | 'minutes' | 'seconds';
  moreIsBetter?: boolean;
}

const texts = {
  count: (value: number | null) => (value === null ? '–' : formatNumber(value)),
  minutes: minutesText,
  seconds: secondsText,
};

function write({ figure, kind = 'count' }: Tile, period: 'now' | 'before'): string {
  if (kind !== 'share') return texts[kind](figure[period]);
  return formatShare(figure[period], 'counts' in figure ? figure.counts?.[period] : null);
}

function Moved({ tile, period, isSaidByPage }: { tile: Tile; period: CountedPeriod; isSaidByPage: boolean }) {
  const { figure, kind = 'count', moreIsBetter } = tile;
  const { now, before } = figure;
  if (write(tile, 'now') === '–')
    return <>{kind === 'count' ? 'No longer recorded' : 'Nothing to measure'}</>;
  if (period.before === null) return null;
  const was = write(tile, 'before');
  if (was === '–') return <>Nothing to compare with</>;
  const change = kind === 'count' && now !== null && before !== null ? measureChange({ now, before }) : null;
  if (change === null) return <>{was} before</>;
  return (
    <TrendBadge
      change={change}
      comparedWith={comparedText(period)}
      isSaidByPage={isSaidByPage}
      {...(moreIsBetter !== undefined && { moreIsBetter })}
    />
  );
}

/** The figures of a page, each beside the days before. */
export const Tiles = ({
  tiles,
  period,
  isSaidByPage = true,
}: {
  tiles: readonly Tile[];
  period: CountedPeriod;
  /** Whether the head of the page names the days before. */
  isSaidByPage?: boolean;
}) => (
  <div className={styles.tiles} data-count={tiles.length}>
    {tiles.map((tile) => (
      <StatTile
        key={tile.label}
        label={tile.label}
        icon={<tile.Icon aria-hidden />}
        value={write(tile, 'now')}
        hint={
          <>
            {tile.note ? <span>{tile.note} </span> : null}
            <Moved tile={tile} period={period} isSaidByPage={isSaidByPage} />
          </>
        }
      />
    ))}
  </div>
);
