import { listSections, profileSections, type ThemeLayout } from '@rostrum/contracts/builder';
import { ArrowDownIcon, ArrowUpIcon, Button, EyeIcon, EyeOffIcon, Input } from '@rostrum/ui-kit';
import { useSectionOrder } from './use-section-order.ts';
import styles from './section-list.module.css';

const usualTitles = new Map<string, string>(profileSections.map(({ id, title }) => [id, title]));

export interface SectionListProps {
  layout: ThemeLayout;
  onChange: (change: Pick<ThemeLayout, 'sections'>) => void;
}

/** Sections of profiles: their order by drag or by arrows, their names, and which never show. */
export function SectionList({ layout, onChange }: SectionListProps) {
  const sections = listSections(layout);
  const titleOf = ({ id, label }: (typeof sections)[number]) => label || (usualTitles.get(id) ?? id);
  const order = useSectionOrder({ sections, titleOf, onChange: (next) => onChange({ sections: next }) });
  const change = (id: string, next: Partial<(typeof sections)[number]>) =>
    onChange({ sections: sections.map((each) => (each.id === id ? { ...each, ...next } : each)) });
  return (
    <>
      <ol className={styles.list} aria-label="Profile sections">
        {sections.map((section, place) => {
          const { id, label, is_shown: isShown } = section;
          const title = titleOf(section);
          const Eye = isShown ? EyeIcon : EyeOffIcon;
          return (
            <li
              key={id}
              className={styles.row}
              data-dragged={order.dragged === id || undefined}
              data-hidden={!isShown || undefined}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => order.drop(event, place)}
            >
              <span
                className={styles.grip}
                draggable
                aria-hidden
                onDragStart={(event) => order.drag(event, id)}
                onDragEnd={order.stop}
              />
              <Input
                size="small"
                aria-label={`Name of ${usualTitles.get(id) ?? id}`}
                placeholder={usualTitles.get(id)}
                maxLength={40}
                value={label}
                onChange={({ target }) => change(id, { label: target.value })}
              />
              <Button
                type="text"
                size="small"
                id={`section-up-${id}`}
                aria-label={`Move up: ${title}`}
                aria-disabled={place === 0}
                icon={<ArrowUpIcon aria-hidden size={16} />}
                onClick={() => order.move(id, place - 1)}
              />
              <Button
                type="text"
                size="small"
                id={`section-down-${id}`}
                aria-label={`Move down: ${title}`}
                aria-disabled={place === sections.length - 1}
                icon={<ArrowDownIcon aria-hidden size={16} />}
                onClick={() => order.move(id, place + 1)}
              />
              <Button
                type="text"
                size="small"
                aria-label={`Show ${title}`}
                aria-pressed={isShown}
                icon={<Eye aria-hidden size={16} />}
                onClick={() => change(id, { is_shown: !isShown })}
              />
            </li>
          );
        })}
      </ol>
      <p className={styles.note}>
        Empty sections are hidden automatically. Drag the dots to reorder, or use the arrows.
      </p>
      {layout.sections.length > 0 ? (
        <Button size="small" onClick={() => onChange({ sections: [] })}>
          Use the usual order and names
        </Button>
      ) : null}
    </>
  );
}
