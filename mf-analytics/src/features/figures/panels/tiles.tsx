import { formatNumber } from '@rostrum/contracts';
import type { CountedPeriod, Figure } from '@rostrum/contracts/analytics';
import { StatTile, type Icon } from '@rostrum/ui-kit';
import { TrendBadge } from '@rostrum/ui-kit/data';
import styles from './tiles.module.css';
import { changeOf, minutesText, percent, secondsText } from './figures.ts';
import { comparedText } from './period-text.ts';

export interface Tile {
  label: string;
  Icon: Icon;
  figure: Figure;
  kind?: 'count' | 'share' | 'minutes' | 'seconds';
  moreIsBetter?: boolean;
}

const texts = {
  count: (value: number | null) => (value === null ? '–' : formatNumber(value)),
  share: percent,
  minutes: minutesText,
  seconds: secondsText,
};

function Moved({ tile, period, isSaidByPage }: { tile: Tile; period: CountedPeriod; isSaidByPage: boolean }) {
  const { figure, kind = 'count', moreIsBetter } = tile;
  const { now, before } = figure;
  if (now === null) return <>{kind === 'count' ? 'No longer recorded' : 'Nothing to measure'}</>;
  if (period.before === null) return null;
  if (before === null) return <>Nothing to compare with</>;
  if (kind !== 'count' || before === 0) return <>{texts[kind](before)} before</>;
  return (
    <TrendBadge
      change={changeOf({ now, before })}
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
        value={texts[tile.kind ?? 'count'](tile.figure.now)}
        hint={<Moved tile={tile} period={period} isSaidByPage={isSaidByPage} />}
      />
    ))}
  </div>
);
