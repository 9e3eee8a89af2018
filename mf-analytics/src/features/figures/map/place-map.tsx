import type { AnalyticsTheme } from '@rostrum/ui-kit';
import { levelOf } from './map-levels.ts';
import styles from './place-map.module.css';

/** Paths of places by their code, and points of those too small to have one; see packages/repo-tools/src/maps. */
export interface DrawnMap {
  width: number;
  height: number;
  shapes: Readonly<Record<string, string>>;
  points: Readonly<Record<string, readonly number[]>>;
}

export interface PlaceMapProps {
  map: DrawnMap;
  label: string;
  theme: AnalyticsTheme;
  counts: ReadonlyMap<string, number>;
  /** The place that is pointed at, here or in the list. */
  pointed: string | null;
  onPoint: (key: string | null) => void;
}

/** Counts by place as shades. The list beside it and the table below say the same in words. */
export function PlaceMap({ map, label, theme, counts, pointed, onPoint }: PlaceMapProps) {
  const most = Math.max(0, ...counts.values());
  const place = (key: string) => ({
    'data-level': levelOf(counts.get(key) ?? 0, most),
    'data-pointed': key === pointed || undefined,
    onPointerEnter: () => onPoint(counts.has(key) ? key : null),
  });
  return (
    <svg
      role="img"
      aria-label={`${label}. A list and a table with the same figures follow.`}
      className={styles.map}
      data-theme={theme}
      viewBox={`0 0 ${map.width} ${map.height}`}
      onPointerLeave={() => onPoint(null)}
    >
      {Object.entries(map.shapes).map(([key, path]) => (
        <path key={key} d={path} {...place(key)} />
      ))}
      {Object.entries(map.points)
        .filter(([key]) => counts.has(key))
        .map(([key, [x, y]]) => (
          <circle key={key} cx={x} cy={y} r={6} {...place(key)} />
        ))}
      {/* Drawn last, so that no neighbour covers its edge. */}
      {pointed !== null && map.shapes[pointed] ? (
        <path className={styles.edge} d={map.shapes[pointed]} />
      ) : null}
    </svg>
  );
}
