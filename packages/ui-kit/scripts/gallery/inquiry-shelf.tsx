import { Avatar, Card, Page } from '../../src/index.ts';
import {
  Composer,
  DeadlineBlock,
  InquiryStatus,
  InquiryTypeLabel,
  Message,
  SeekerTrack,
  SeekerTrackDashes,
  SystemLine,
  Thread,
} from '../../src/data.ts';
import { portrait } from './portraits.ts';

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const callum = { name: 'Callum Strand', image: portrait, verified: true };

const steps = {
  received: '2026-11-20T09:31:00Z',
  with_the_team: '2026-11-20T09:40:00Z',
  expert_asked: null,
  replied: '2026-11-20T11:03:00Z',
  closed: null,
};

export const InquiryShelf = () => (
  <Page
    title="Storm surge barriers: enough for Port Selby?"
    width={1080}
    back={{ label: 'All inquiries', href: '/' }}
  >
    <div style={{ display: 'flex', gap: 10, flexWrap: 'wrap', alignItems: 'center' }}>
      <InquiryTypeLabel type={2} outlined /> <InquiryStatus status="waiting_expert" variant="pill" />
      <Avatar src={portrait} width={20} height={20} username="jonah" /> Jonah Petrie{' '}
      <span className="r-reference">INQ-7K2M9</span>
    </div>
    <DeadlineBlock
      at={at(138)}
      startedAt={at(-101)}
      firstReplyAt={at(-92)}
      promisedMinutes={60}
      acceptBy={at(78)}
      otherZone={{ timeZone: 'Europe/Berlin', name: 'Callum' }}
    />
    <DeadlineBlock at={at(400)} startedAt={at(-101)} promisedMinutes={60} />
    <DeadlineBlock at={at(-20)} startedAt={at(-101)} />
    <DeadlineBlock at={at(4000)} startedAt={at(-101)} />
    <Card title="Conversation">
      <Thread>
        <Message author={callum} kind="seeker" at={at(-100)} context="from Maren Okonjo-Hale’s profile">
          {
            'I’m writing for tomorrow’s front page on the Port Selby barrier vote. I need someone who has modelled the estuary, on the record, before 12:30.\n\n1. Does the barrier still hold?'
          }
        </Message>
        <SystemLine at={at(-99)}>Assigned to Jonah Petrie.</SystemLine>
        <Message
          author={{ name: 'Jonah Petrie', image: portrait }}
          kind="staff"
          at={at(-92)}
          context="to Callum"
        >
          Got it, Callum. I’m finding the right person and will confirm a time by 11:30.
        </Message>
        <Message author={{ name: 'Jonah Petrie', image: portrait }} kind="note" at={at(-12)}>
          She is on a train until 11:00, so I asked by text too.
        </Message>
      </Thread>
    </Card>
    <Composer
      replyLabel="Reply to Callum"
      allowNote
      aside="Wren is viewing"
      onSend={() => Promise.reject(new Error('The connection was lost'))}
    />
    <Card>
      <SeekerTrack
        status="replied"
        steps={steps}
        captions={{
          received: '09:31',
          with_the_team: '09:40, in 9 min',
          replied: 'First 11:03',
        }}
      />
    </Card>
    <div style={{ display: 'flex', gap: 24 }}>
      <SeekerTrackDashes status="replied" steps={steps} />{' '}
      <SeekerTrackDashes status="with_the_team" steps={steps} />{' '}
      <SeekerTrackDashes status="closed" steps={{ ...steps, closed: at(-2) }} />
    </div>
  </Page>
);
