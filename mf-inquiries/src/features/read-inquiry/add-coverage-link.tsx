import { isGranted, type InquiryDetail } from '@rostrum/contracts';
import { useSession } from '@rostrum/remote-runtime';
import { AppLink } from '@rostrum/ui-kit';

const quoted = new Set(['interview_done', 'quote_supplied']);

/** After an interview or a quotation there is something left to do at the inquiry: where it was published. */
export const mayHaveCoverage = (outcome: string): boolean => quoted.has(outcome);

/** Where the piece is noted that came of an interview or a quote, for those who keep the list of coverage. */
export function AddCoverageLink({
  inquiry: { id, outcome },
}: {
  inquiry: Pick<InquiryDetail, 'id' | 'outcome'>;
}) {
  const { role } = useSession();
  if (outcome === null || !mayHaveCoverage(outcome) || role === null || !isGranted(role, 'analytics.content'))
    return null;
  return <AppLink href={`/dashboard/analytics/coverage?inquiry=${id}`}>Add coverage</AppLink>;
}
