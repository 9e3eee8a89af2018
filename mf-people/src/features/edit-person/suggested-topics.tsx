import { personSuggestions } from '@rostrum/contracts/people';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';
import { announce, Button, PlusIcon } from '@rostrum/ui-kit';
import styles from './suggested-topics.module.css';

export interface SuggestedTopicsProps {
  personId: string;
  chosen: readonly string[];
  onAdd: (topic: string) => void;
}

const shown = 6;

/** Topics that are near to what the profile says, each added by its button. Nothing is shown where there are none. */
export function SuggestedTopics({ personId, chosen, onAdd }: SuggestedTopicsProps) {
  const { data } = useQuery({
    ...contractQueryOptions(personSuggestions.topics, { params: { id: personId } }),
    // The list stays while it is read again after a save.
    placeholderData: keepPreviousData,
  });
  const taken = new Set(chosen.map((topic) => topic.toLowerCase()));
  const topics = (data?.topics ?? []).filter((topic) => !taken.has(topic.toLowerCase())).slice(0, shown);
  if (topics.length === 0) return null;
  return (
    <div className={styles.suggested}>
      <p className="r-secondary" id={`suggested-topics-${personId}`}>
        Suggested from the profile
      </p>
      <ul className={styles.list} aria-labelledby={`suggested-topics-${personId}`}>
        {topics.map((topic, place) => (
          // By place: the next suggestion takes over the button, and the focus with it.
          <li key={place}>
            <Button
              size="small"
              icon={<PlusIcon size={14} aria-hidden />}
              aria-label={`Add ${topic}`}
              onClick={() => {
                onAdd(topic);
                announce(`Added: ${topic}`);
              }}
            >
              {topic}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
