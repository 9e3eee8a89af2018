import { csvFileMark } from '@rostrum/contracts';
import { classifications } from '@rostrum/contracts/settings';
import { tellRefusal, useApiClient } from '@rostrum/remote-runtime';
import { Button, DownloadIcon, Dropdown } from '@rostrum/ui-kit';
import { useState } from 'react';

const formats = {
  csv: { label: 'CSV', file: 'vocabulary.csv', type: 'text/csv' },
  turtle: { label: 'SKOS (Turtle)', file: 'vocabulary.ttl', type: 'text/turtle' },
} as const;

function save(text: string, { file, type }: (typeof formats)[keyof typeof formats]): void {
  const url = URL.createObjectURL(
    new Blob(type === 'text/csv' ? [csvFileMark, text] : [text], { type: `${type};charset=utf-8` }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  // Revoked at once some browsers cancel the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Saves the vocabulary as a file. */
export function ExportButton() {
  const api = useApiClient();
  const [isReading, setIsReading] = useState(false);
  const read = (format: keyof typeof formats) => {
    setIsReading(true);
    api
      .call(classifications.export, { query: { format } })
      .then(({ text }) => save(text, formats[format]), tellRefusal('Could not export the vocabulary.'))
      .finally(() => setIsReading(false));
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'csv', label: formats.csv.label },
          { key: 'turtle', label: formats.turtle.label },
        ],
        onClick: ({ key }) => read(key === 'csv' ? 'csv' : 'turtle'),
      }}
    >
      <Button icon={<DownloadIcon aria-hidden size={16} />} loading={isReading}>
        Export
      </Button>
    </Dropdown>
  );
}
