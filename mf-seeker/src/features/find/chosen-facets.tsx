import { XIcon } from '@rostrum/ui-kit';
import './chosen-facets.css';

export interface ChosenFacet {
  key: string;
  group: string;
  label: string;
  onRemove: () => void;
}

/** The filters that are on, each with its way off. */
export function ChosenFacets({ chosen, onClear }: { chosen: readonly ChosenFacet[]; onClear: () => void }) {
  if (chosen.length === 0) return null;
  return (
    <div className="sk-chosen">
      {chosen.map(({ key, group, label, onRemove }) => (
        <button
          key={key}
          type="button"
          className="sk-chosen__chip"
          onClick={onRemove}
          aria-label={`Remove filter ${group} ${label}`}
        >
          {group} <strong>{label}</strong> <XIcon size={14} aria-hidden />
        </button>
      ))}
      <button type="button" className="sk-chosen__clear" onClick={onClear}>
        Clear
      </button>
    </div>
  );
}
