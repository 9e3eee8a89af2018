import { coverage, reports, type RangeQuery } from '@rostrum/contracts/analytics';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { Button, DownloadIcon } from '@rostrum/ui-kit';
import { drawnAnew, useDownloadPdf } from './use-pdf.ts';

/** `coverage.pdf`, put together from calls that a shell which is open from before knows too. */
const pdfOfCoverage = {
  ...coverage.list,
  id: 'coverage.pdf',
  path: `${coverage.list.path}/pdf`,
  response: reports.pdf.response,
} as const;

/** The coverage of the chosen days as a file, for those who have no account here. */
export function CoveragePdf({ query }: { query: RangeQuery }) {
  const { download, isLoading } = useDownloadPdf();
  return (
    <Button
      icon={<DownloadIcon aria-hidden size={16} />}
      loading={isLoading}
      onClick={() =>
        void download((client) =>
          client.fetchQuery({ ...contractQueryOptions(pdfOfCoverage, { query }), ...drawnAnew }),
        )
      }
    >
      Coverage as PDF
    </Button>
  );
}
