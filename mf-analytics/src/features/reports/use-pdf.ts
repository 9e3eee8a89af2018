import { tellRefusal } from '@rostrum/remote-runtime';
import { type QueryClient, useQueryClient } from '@rostrum/remote-runtime/query';
import { useState } from 'react';

interface DrawnPdf {
  file_name: string;
  /** Base64. */
  pdf: string;
}

/** For a call that draws: what was drawn is saved, and not kept. */
export const drawnAnew = { staleTime: 0, gcTime: 0 } as const;

/** Has the server draw a report, and saves it as a file. */
export function useDownloadPdf() {
  const client = useQueryClient();
  const [isLoading, setLoading] = useState(false);
  const download = async (ask: (client: QueryClient) => Promise<DrawnPdf>) => {
    setLoading(true);
    try {
      const { pdf, file_name: name } = await ask(client);
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
