import { Button, ClockIcon, EmptyState, LinkButton, PhoneIcon, UsersRoundIcon } from '@rostrum/ui-kit';

export interface NoSentInquiriesProps {
  /** Only open ones are shown, and there is none. */
  isFiltered: boolean;
  searchHref: string;
  onShowAll: () => void;
}

/** Nothing sent: how an inquiry runs, and where it begins. */
export const NoSentInquiries = ({ isFiltered, searchHref, onShowAll }: NoSentInquiriesProps) =>
  isFiltered ? (
    <EmptyState
      title="Nothing is open"
      description="Every inquiry you sent is answered or closed."
      action={<Button onClick={onShowAll}>Show all</Button>}
    />
  ) : (
    <EmptyState
      title="Ask an expert, and follow it like a parcel"
      description="Every inquiry you send appears here with its progress and the time left."
      points={[
        { icon: <UsersRoundIcon aria-hidden />, text: 'A named team reads it, not a mailbox' },
        { icon: <ClockIcon aria-hidden />, text: 'Your deadline is the first thing it sees' },
        { icon: <PhoneIcon aria-hidden />, text: 'The number of the desk, should it get tight' },
      ]}
      action={
        <LinkButton type="primary" href={searchHref}>
          Find an expert
        </LinkButton>
      }
    />
  );
