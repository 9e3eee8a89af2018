import { formatNumber } from '@rostrum/contracts';
import type { AllFigures } from '@rostrum/contracts/analytics';
import { useUrlState } from '@rostrum/remote-runtime';
import { Segmented } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { Panel } from '../panels/panel.tsx';
import { countText, describeBreakdown, shareText, sumOf } from '../panels/sentences.ts';
import { LazyPlaceMap } from './lazy-place-map.tsx';
import { levels } from './map-levels.ts';
import { PlacesList } from './places-list.tsx';
import { choices, choosePlaces, mapQuery } from './places-words.ts';
import styles from './places-panel.module.css';

const mostRows = 8;

/** Where inquiries and profile views come from: a map with its list, and every place in the table. */
export function PlacesPanel({ figures }: { figures: AllFigures }) {
  const [{ map: choice }, setQuery] = useUrlState(mapQuery);
  const [hovered, setHovered] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const pointed = hovered ?? chosen;
  const shown = choosePlaces(choice, figures);
  const { title, column, unit, theme, breakdown, name, source } = shown;
  const { groups, small } = breakdown;
  const all = sumOf(breakdown);
  const rows = groups.map(({ key, count }) => ({ key, label: name(key), count }));
  const smallText =
    small.groups === 0
      ? ''
      : `${small.groups === 1 ? 'One place' : `${small.groups} places`} of fewer than 5, together ${formatNumber(small.count)}`;
  const more = rows.length - mostRows;
  const rest = [
    ...(more > 0 ? [`${more} more in the table`] : []),
    ...(smallText === '' ? [] : [`${smallText}, not on the map`]),
  ].join('. ');
  const at = rows.find(({ key }) => key === pointed);
  return (
    <Panel
      title={title}
      sentence={`${describeBreakdown(breakdown, unit, name)} ${source}`}
      table={{
        columns: [column, unit[1], 'Share'],
        rows: [
          ...rows.map(({ label, count }) => [label, count, shareText(count, all)]),
          ...(smallText === ''
            ? []
            : [[`${small.groups} of fewer than 5`, small.count, shareText(small.count, all)]]),
        ],
      }}
    >
      <Segmented
        aria-label="What the map shows"
        options={choices}
        value={choice}
        onChange={(map) => {
          setHovered(null);
          setChosen(null);
          setQuery({ map });
        }}
      />
      {rows.length === 0 ? (
        <p className={styles.rest}>{all === 0 ? '' : 'The map is shown once a place has five or more.'}</p>
      ) : (
        <div className={styles.places}>
          <div data-chart data-map={shown.map} className={styles.chart}>
            <LazyPlaceMap
              name={shown.map}
              label={title}
              theme={theme}
              counts={new Map(groups.map(({ key, count }) => [key, count]))}
              pointed={pointed}
              onPoint={setHovered}
            />
            <p className={styles.legend} data-theme={theme} aria-hidden>
              {at ? (
                `${at.label}: ${countText(at.count, unit)}, ${shareText(at.count, all)}`
              ) : (
                <>
                  {formatNumber(Math.min(...rows.map(({ count }) => count)))}
                  {levels.map((level) => (
                    <i key={level} data-level={level} />
                  ))}
                  {countText(rows[0]?.count ?? 0, unit)}
                </>
              )}
            </p>
          </div>
          <PlacesList
            rows={rows.slice(0, mostRows)}
            unit={unit}
            rest={rest === '' ? '' : `${rest}.`}
            chosen={chosen}
            onChoose={setChosen}
            onPoint={setHovered}
          />
        </div>
      )}
    </Panel>
  );
}
