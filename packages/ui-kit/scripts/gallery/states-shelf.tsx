import { useEffect } from 'react';
import {
  AreaUnavailable,
  Button,
  Card,
  ClockIcon,
  EmptyState,
  ListFilterIcon,
  LockIcon,
  notify,
  NoMatches,
  Page,
  PageSkeleton,
  PageSpinner,
  PanelError,
  PlusIcon,
  RenderError,
} from '../../src/index.ts';

export function StatesShelf() {
  useEffect(() => {
    notify.success({
      title: '“Weekend desk” deleted',
      description: '3 subscribers will get no more inquiries.',
      undo: { run: () => undefined },
    });
    notify.error({ title: 'Could not send', description: 'Your text is kept. Try again.' });
    notify.info({ title: 'Callum wrote again' });
  }, []);
  return (
    <Page title="States" width={1180}>
      <EmptyState
        title="Send each new inquiry to the people who should see it"
        description="Experts and their agents are already told about every inquiry. A list adds others: a department head, a press mailbox, the weekend rota."
        points={[
          { icon: <ListFilterIcon aria-hidden />, text: 'Choose types, departments or experts' },
          { icon: <ClockIcon aria-hidden />, text: 'Send each one, or a daily summary' },
          { icon: <LockIcon aria-hidden />, text: 'Restricted inquiries only ever send a link' },
        ]}
        action={
          <Button type="primary" size="large" icon={<PlusIcon aria-hidden />}>
            Add a list
          </Button>
        }
        more={<Button type="link">How lists work</Button>}
        example={<Card>Media or Speaking</Card>}
        exampleCaption="Example. Last week this list would have sent 23 inquiries."
      />
      <Card>
        <NoMatches message="No one matches these filters." onClear={() => undefined} />
      </Card>
      <Card flush title="Searches without results">
        <PanelError onRetry={() => undefined} requestId="7Q2-M41" />
      </Card>
      <RenderError onRetry={() => undefined} />
      <AreaUnavailable
        area="Analytics"
        stillWorks="Everything else still works. Counting has not stopped, so no data is lost."
        onRetry={() => undefined}
        retryAfterSeconds={12}
        home={{ label: 'Go to Home', href: '/dashboard' }}
        alternatives={[
          { label: 'Inquiries due today', href: '/a' },
          { label: 'Service status', href: '/b' },
        ]}
        details={{ version: '4.12.0', reason: 'timed out after 8 s', requestId: '7Q2-M41' }}
      />
      <PageSkeleton variant="list" label="Loading people" rows={4} />
      <PageSkeleton variant="detail" label="Loading" />
      <PageSkeleton variant="tiles" label="Loading" rows={6} />
      <PageSpinner />
    </Page>
  );
}
