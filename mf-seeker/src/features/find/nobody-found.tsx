import type { SearchTab, SearchWayOut } from '@rostrum/contracts';
import { Button, EmptyState, LinkButton } from '@rostrum/ui-kit';
import type { ReactNode } from 'react';
import { facetTitles } from './facets.ts';
import { countInWords } from './search-words.ts';

export interface NobodyFoundProps {
  text: string;
  tab: SearchTab;
  /** Each was tried: it finds as many as it says. */
  suggestions: readonly SearchWayOut[];
  /** Topics near by meaning that experts have. */
  topics: readonly string[];
  /** Organisations that were looked in, and where each can be asked. */
  ask: readonly { name: string; href: string }[];
  /** Saves the search, so that whoever searched is told of an expert who comes later. */
  save: ReactNode;
  onWayOut: (way: SearchWayOut) => void;
  onSearch: (text: string) => void;
}

const mostWords = 5;

function wayInWords(way: SearchWayOut, tab: SearchTab): string {
  switch (way.kind) {
    case 'without_reading':
      return `Without “${way.label}”: ${countInWords(tab, way.total)}`;
    case 'without_filter':
      return `Without the filter ${facetTitles[way.facet]}: ${countInWords(tab, way.total)}`;
    case 'tab':
      return countInWords(way.tab, way.total);
  }
}

/** Nothing matched: every way on from here, the likeliest first. */
export function NobodyFound({
  text,
  tab,
  suggestions,
  topics,
  ask,
  save,
  onWayOut,
  onSearch,
}: NobodyFoundProps) {
  const words = [...new Set(text.split(/\s+/).filter((word) => word.length > 2))];
  const [first, ...others] = suggestions;
  const isTooNarrow = suggestions.some(({ kind }) => kind !== 'tab');
  return (
    <EmptyState
      title={text ? `Nothing matches “${text}”` : 'Nothing to show yet'}
      description={
        isTooNarrow
          ? 'No results with these filters. Remove one to see more.'
          : 'Try fewer or more general words: a topic rather than a headline. Searches without an answer are shown to the organisations, so that they can fill the gap.'
      }
      action={
        first && (
          <Button type="primary" onClick={() => onWayOut(first)}>
            {wayInWords(first, tab)}
          </Button>
        )
      }
      more={
        <>
          {save}
          {others.map((way) => (
            <Button key={wayInWords(way, tab)} onClick={() => onWayOut(way)}>
              {wayInWords(way, tab)}
            </Button>
          ))}
          {ask.map(({ name, href }) => (
            <LinkButton key={href} href={href}>
              Ask {name}
            </LinkButton>
          ))}
          {topics.map((topic) => (
            <Button key={topic} onClick={() => onSearch(topic)}>
              Search {topic}
            </Button>
          ))}
          {topics.length === 0 &&
            words.length > 1 &&
            words.slice(0, mostWords).map((word) => (
              <Button key={word} type="text" onClick={() => onSearch(word)}>
                Search “{word}”
              </Button>
            ))}
        </>
      }
    />
  );
}
