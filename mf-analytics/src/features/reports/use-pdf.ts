import { reports } from '@rostrum/contracts/analytics';
import { contractQueryOptions, tellRefusal } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { useState } from 'react';

/** Draws the report on the server and saves it as a file. */
export function useDownloadPdf() {
  const client = useQueryClient();
  const [isLoading, setLoading] = useState(false);
  const download = async (month: string) => {
    setLoading(true);
    try {
      const { pdf, file_name: name } = await client.fetchQuery({
        ...contractQueryOptions(reports.pdf, { query: { month } }),
        staleTime: 0,
        gcTime: 0,
      });
      const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
      const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
      // Revoked at once some browsers cancel the download.
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    } catch (error) {
      tellRefusal('Could not draw the report.')(error);
    } finally {
      setLoading(false);
    }
  };
  return { download, isLoading };
}
