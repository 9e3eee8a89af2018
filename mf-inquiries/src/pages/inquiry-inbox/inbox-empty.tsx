import { type InquiryCounts, type InquiryListUrl, publicPaths } from '@rostrum/contracts';
import { EmptyState, HourglassIcon, InboxIcon, LinkButton, MailIcon, NoMatches } from '@rostrum/ui-kit';
import { isNarrowed } from '../../features/sort-inquiries/narrowing.ts';
import { labelOf } from '../../features/browse-inquiries/view-labels.ts';

export interface InboxEmptyProps {
  filters: InquiryListUrl;
  counts: InquiryCounts | undefined;
  onClear: () => void;
  companyUsername: string | null;
}

/** An inbox without rows: nothing matches, nothing in this view, or nothing ever. */
export function InboxEmpty({ filters, counts, onClear, companyUsername }: InboxEmptyProps) {
  if (filters.q || filters.type?.length || isNarrowed(filters))
    return <NoMatches message="No inquiry matches these filters." onClear={onClear} />;
  if (counts?.views.all !== 0) return <NoMatches message={labelOf(filters.view).empty} />;
  return (
    <EmptyState
      title="Inquiries arrive here"
      description="Journalists, organisers and others write from your public pages. Each inquiry has a deadline, one person responsible and the whole conversation."
      points={[
        { icon: <MailIcon aria-hidden />, text: 'You and the expert get an email at once.' },
        { icon: <HourglassIcon aria-hidden />, text: 'What is due first stands first.' },
        { icon: <InboxIcon aria-hidden />, text: 'Notes stay with your team.' },
      ]}
      action={
        companyUsername ? (
          <LinkButton type="primary" href={publicPaths.organisation(companyUsername)} target="_blank">
            View your public page
          </LinkButton>
        ) : undefined
      }
    />
  );
}
