import type { SearchTab } from '@rostrum/contracts';
import { Button, EmptyState } from '@rostrum/ui-kit';
import { countInWords } from './search-words.ts';

export interface NobodyFoundProps {
  text: string;
  hasFacets: boolean;
  elsewhere: readonly { tab: SearchTab; total: number }[];
  onClearFacets: () => void;
  onOpenTab: (tab: SearchTab) => void;
  onSearch: (text: string) => void;
}

const mostWords = 5;

/** Nothing matched: every way on from here, the likeliest first. */
export function NobodyFound({
  text,
  hasFacets,
  elsewhere,
  onClearFacets,
  onOpenTab,
  onSearch,
}: NobodyFoundProps) {
  const words = [...new Set(text.split(/\s+/).filter((word) => word.length > 2))];
  return (
    <EmptyState
      title={text ? `Nothing matches “${text}”` : 'Nothing to show yet'}
      description={
        hasFacets
          ? 'Your filters may be too narrow. Without them there may be more.'
          : 'Try fewer or more general words: a topic rather than a headline. Searches without an answer are shown to the organisations, so that they can fill the gap.'
      }
      action={
        hasFacets ? (
          <Button type="primary" onClick={onClearFacets}>
            Clear filters
          </Button>
        ) : undefined
      }
      more={
        <>
          {elsewhere.map(({ tab, total }) => (
            <Button key={tab} onClick={() => onOpenTab(tab)}>
              {countInWords(tab, total)}
            </Button>
          ))}
          {words.length > 1 &&
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
