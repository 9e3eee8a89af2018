import { Card, PanelError } from '@rostrum/ui-kit';

export interface MissingPartProps {
  title: string;
  onRetry: () => void;
  retrying: boolean;
}

/** In the place of a part of the home that could not be read; the others stay. */
export const MissingPart = ({ title, ...retry }: MissingPartProps) => (
  <Card title={title}>
    <PanelError {...retry} />
  </Card>
);
