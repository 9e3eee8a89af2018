import type { PersonDetail } from '@rostrum/contracts';
import { Card, Quote, RelativeTime } from '@rostrum/ui-kit';

/** Why the profile came back from review, in the words of who sent it back. */
export const ReturnedNote = ({ returned }: Pick<PersonDetail, 'returned'>) =>
  returned ? (
    <Card title="Sent back from review" hint={<RelativeTime value={returned.at} />}>
      <Quote size="small" footer={returned.by}>
        {returned.comment}
      </Quote>
    </Card>
  ) : null;
