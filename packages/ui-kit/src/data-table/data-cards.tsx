import { Checkbox } from '../antd/data.ts';
import { classNames } from '../class-names.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import type { DataColumn } from './data-column.ts';
import type { DataGridProps } from './data-grid.tsx';
import { canOpen, openRow, opensRow } from './row-opening.ts';
import { RowLink } from './row-link.tsx';
import './data-cards.css';

const placeOf = <Row,>(column: DataColumn<Row>, index: number) =>
  column.card ?? (index === 0 ? 'title' : index === 1 ? 'status' : 'hidden');

/** The phone form of DataTable: name, status and what else the columns ask for. */
export function DataCards<Row extends object>(props: DataGridProps<Row>) {
  const { label, columns, rows, rowKey, rowHref, onOpen, openKey, selection } = props;
  const navigate = useNavigation();
  const placed = columns.map((column, index) => ({ column, place: placeOf(column, index) }));
  const inPlace = (place: string) =>
    placed.filter((entry) => entry.place === place).map((entry) => entry.column);

  const toggle = (key: string) =>
    selection?.onChange(
      selection.selected.includes(key)
        ? selection.selected.filter((other) => other !== key)
        : [...selection.selected, key],
    );

  return (
    <ul className="r-data-cards" aria-label={label}>
      {rows.map((row) => {
        const key = rowKey(row);
        const selected = selection?.selected.includes(key) ?? false;
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the link in its title is the keyboard's way in
          <li
            key={key}
            className={classNames(
              'r-data-card',
              selected && 'r-data-card--selected',
              openKey === key && 'r-data-card--open',
            )}
            onClick={(event) =>
              canOpen(row, props) && opensRow(event)
                ? openRow(event, row, { rowHref, onOpen, navigate })
                : undefined
            }
          >
            {selection ? (
              <Checkbox
                aria-label={`Select ${selection.label(row)}`}
                checked={selected}
                onChange={() => toggle(key)}
              />
            ) : null}
            <div className="r-data-card__body">
              {inPlace('title').map((column, index) => (
                <div key={column.key} className="r-data-card__title">
                  {index === 0 ? (
                    <RowLink row={row} rowHref={rowHref} onOpen={onOpen}>
                      {column.render(row)}
                    </RowLink>
                  ) : (
                    column.render(row)
                  )}
                </div>
              ))}
              <div className="r-data-card__facts">
                {[...inPlace('status'), ...inPlace('meta')].map((column) => (
                  <span key={column.key} className="r-data-card__fact">
                    {column.cardLabel ? <span className="r-data-card__label">{column.cardLabel}</span> : null}
                    {column.render(row)}
                  </span>
                ))}
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
