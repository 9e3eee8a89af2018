import { coverage, type RangeQuery } from '@rostrum/contracts/analytics';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { Button, DownloadIcon } from '@rostrum/ui-kit';
import { drawnAnew, useDownloadPdf } from './use-pdf.ts';

/** The coverage of the chosen days as a file, for those who have no account here. */
export function CoveragePdf({ query }: { query: RangeQuery }) {
  const { download, isLoading } = useDownloadPdf();
  return (
    <Button
      icon={<DownloadIcon aria-hidden size={16} />}
      loading={isLoading}
      onClick={() =>
        void download((client) =>
          client.fetchQuery({ ...contractQueryOptions(coverage.pdf, { query }), ...drawnAnew }),
        )
      }
    >
      Coverage as PDF
    </Button>
  );
}
