import { Button, Card } from '@rostrum/ui-kit';

export interface TopicNoteProps {
  /** Words that people searched for, and that no profile has as an area of expertise. */
  topic: string;
  onClose: () => void;
}

/** Above the list of people while a topic waits for whom it belongs to. */
export const TopicNote = ({ topic, onClose }: TopicNoteProps) => (
  <Card
    title={`Who knows about “${topic}”?`}
    extra={
      <Button size="small" type="text" onClick={onClose}>
        Cancel
      </Button>
    }
  >
    <p className="r-secondary">
      Open a profile: the topic is filled in among its areas of expertise, and is kept once you save.
    </p>
  </Card>
);
