import { coverage, type RangeQuery } from '@rostrum/contracts/analytics';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { Button, DownloadIcon } from '@rostrum/ui-kit';
import { drawnAnew, useDownloadPdf } from './use-pdf.ts';

/** A shell that is open from before does not know the call. */
const isKnown = 'pdf' in coverage;

/** The coverage of the chosen days as a file, for those who have no account here. */
export function CoveragePdf({ query }: { query: RangeQuery }) {
  const { download, isLoading } = useDownloadPdf();
  if (!isKnown) return null;
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
