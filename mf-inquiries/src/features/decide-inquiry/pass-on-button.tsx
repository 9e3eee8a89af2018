import type { InquiryDetail } from '@rostrum/contracts';
import { Button } from '@rostrum/ui-kit';
import { usePassOn } from './decide.mutations.ts';

export interface PassOnButtonProps {
  inquiry: InquiryDetail;
  person: InquiryDetail['recipients'][number];
}

/** Lets somebody who takes the type through the office see the inquiry. */
export function PassOnButton({ inquiry, person: { id, name } }: PassOnButtonProps) {
  const { passOn, isPending } = usePassOn(inquiry);
  return (
    <Button size="small" loading={isPending} aria-label={`Pass on to ${name}`} onClick={() => passOn(id)}>
      Pass on
    </Button>
  );
}
