import { fixedTexts } from '@rostrum/contracts';
import { Avatar, Highlight } from '@rostrum/ui-kit';
import './suggestion-list.css';
import type { Suggestions } from './suggestions.queries.ts';
import type { useCombobox } from './use-combobox.ts';

export interface SuggestionListProps {
  suggestions: Suggestions;
  typed: string;
  combobox: Pick<ReturnType<typeof useCombobox>, 'listProps' | 'optionProps'>;
}

/** People, then topics, then the way to all results. The part that was typed is marked. */
export function SuggestionList({
  suggestions: { people, topics, isPending, hasFailed },
  typed,
  combobox,
}: SuggestionListProps) {
  const { listProps, optionProps } = combobox;
  const terms = typed.trim().split(/\s+/);
  const isEmpty = people.length + topics.length === 0;
  const status = hasFailed
    ? 'Suggestions could not be loaded. Enter searches all the same.'
    : isPending
      ? 'Looking…'
      : fixedTexts.noMatches;
  return (
    <div className="sk-suggestions">
      {isEmpty && <p className="sk-suggestions__status">{status}</p>}
      <div {...listProps} aria-label="Suggestions">
        <div className="sk-suggestions__scroll" role="presentation">
          {people.length > 0 && (
            <div role="group" aria-label="Experts">
              <div className="sk-suggestions__group" aria-hidden>
                Experts
              </div>
              {people.map(({ username, title, job_title, image, organisation }, index) => (
                <div key={username} {...optionProps(index)} className="sk-suggestions__option">
                  <Avatar decorative src={image} firstname={title} username={username} />
                  <span className="sk-suggestions__words">
                    <span className="sk-suggestions__title">
                      <Highlight text={title} terms={terms} />
                    </span>
                    <span className="sk-suggestions__job">
                      <Highlight text={job_title} terms={terms} />
                    </span>
                  </span>
                  <span className="sk-suggestions__organisation">{organisation}</span>
                </div>
              ))}
            </div>
          )}
          {topics.length > 0 && (
            <div role="group" aria-label="Topics">
              <div className="sk-suggestions__group" aria-hidden>
                Topics
              </div>
              {topics.map(({ title }, index) => (
                <div key={title} {...optionProps(people.length + index)} className="sk-suggestions__option">
                  <span className="sk-suggestions__hash" aria-hidden>
                    #
                  </span>
                  <span className="sk-suggestions__title">
                    <Highlight text={title} terms={terms} />
                  </span>
                </div>
              ))}
            </div>
          )}
        </div>
        <div
          {...optionProps(people.length + topics.length)}
          className="sk-suggestions__option sk-suggestions__more"
        >
          {fixedTexts.moreResults}
        </div>
      </div>
    </div>
  );
}
