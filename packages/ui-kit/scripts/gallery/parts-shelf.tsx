import type { ReactNode } from 'react';
import {
  Avatar,
  AvatarGroup,
  Button,
  Card,
  CopyButton,
  ConfirmButton,
  CountBadge,
  Dropdown,
  Highlight,
  Input,
  Kbd,
  Logo,
  Page,
  PlusIcon,
  Quote,
  RelativeTime,
  SectionHeading,
  StatTile,
  Unassigned,
  UploadIcon,
  UserRoundPlusIcon,
  TimerIcon,
  ShieldAlertIcon,
} from '../../src/index.ts';
import {
  AccessStatus,
  Alert,
  Checkbox,
  CompletenessBar,
  DateTimeInput,
  Deadline,
  FieldError,
  FieldLabel,
  FormErrorSummary,
  InquiryStatus,
  InquiryTypeLabel,
  PersonStatus,
  PostStatus,
  QuestionStatus,
  Radio,
  Segmented,
  Select,
  SeekerStatus,
  Switch,
  Tabs,
  Tag,
  TrendBadge,
} from '../../src/data.ts';
import { DateField } from '../../src/date.ts';
import {
  inquiryStatuses,
  personStatuses,
  postStatuses,
  questionStatuses,
  seekerStatuses,
  inquiryTypes,
  accessLevels,
} from '@rostrum/contracts';
import { portrait } from './portraits.ts';

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

const Labelled = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div>
    <div>{label}</div>
    {children}
  </div>
);

export const PartsShelf = () => (
  <Page
    title="Parts"
    count={64}
    width={1328}
    beside={<Segmented options={['List', 'Board', 'Calendar']} />}
    actions={
      <>
        <Button icon={<UploadIcon aria-hidden />}>Import CSV</Button>
        <Button type="primary" icon={<PlusIcon aria-hidden />}>
          Add person
        </Button>
      </>
    }
  >
    <h2 className="r-display r-display--small">
      Good morning, Ines. Three deadlines before the evening news.
    </h2>
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))', gap: 12 }}>
      <StatTile
        label="Unassigned"
        value={4}
        hint="oldest 38 min"
        icon={<UserRoundPlusIcon aria-hidden />}
        tone="danger"
        href="/"
      />
      <StatTile
        label="First reply at risk"
        value={2}
        hint="under 15 min left"
        icon={<TimerIcon aria-hidden />}
        tone="warning"
        href="/"
      />
      <StatTile
        label="Held messages"
        value={12}
        hint="1 has a deadline"
        icon={<ShieldAlertIcon aria-hidden />}
        tone="violet"
        href="/"
      />
      <StatTile label="Expert seats" value={92} suffix="/100" hint="8 left" />
      <StatTile label="Loading" value={undefined} />
      <StatTile label="Failing" value={undefined} error={{ onRetry: () => undefined }} />
    </div>
    <Card title="Buttons" hint="one primary a region" extra={<a href="/">All inquiries</a>}>
      <div style={row}>
        <Logo /> <Logo markOnly />
        <Button type="primary">Assign</Button>
        <Button>Ask another</Button>
        <Button type="text">Text</Button>
        <Button type="link">Link</Button>
        <Button danger>Withdraw</Button>
        <Button danger type="primary">
          Archive
        </Button>
        <Button disabled>Away</Button>
        <Button size="small">Undo 8</Button>
        <CopyButton text="x" label="Copy with credit" />
        <ConfirmButton title="Withdraw?" confirmLabel="Withdraw" danger onConfirm={() => undefined}>
          Withdraw
        </ConfirmButton>
        <Dropdown menu={{ items: [{ key: 'a', label: 'One' }] }} trigger={['click']}>
          <Button>Menu</Button>
        </Dropdown>
        <Kbd>/</Kbd> <CountBadge count={3} tone="danger" /> <CountBadge count={12} tone="violet" />{' '}
        <CountBadge count={6} />
        <TrendBadge change={18} comparedWith="on the 30 before" />{' '}
        <TrendBadge change={-6} comparedWith="on the 30 before" />
      </div>
    </Card>
    <Card title="People">
      <div style={row}>
        <Avatar
          src={portrait}
          firstname="Maren"
          lastname="Okonjo-Hale"
          username="maren"
          dotColor="var(--rostrum-success)"
          dotTooltip="Available now"
          width={40}
          height={40}
        />
        <Avatar src={portrait} username="bram" />
        <Avatar firstname="Ravi" lastname="Castellane" />
        <Avatar />
        <Avatar src={portrait} rounded={false} width={60} height={60} username="greta" />
        <AvatarGroup people={['a', 'b', 'c', 'd'].map((key) => ({ key, src: portrait, username: key }))} />
        <Unassigned />
        <RelativeTime value={later(-12)} />
        <CompletenessBar percent={92} /> <CompletenessBar percent={48} />
        <Highlight
          text="We modelled the estuary, including storm surge barrier failure."
          terms={['estuary', 'storm surge barrier']}
        />
      </div>
    </Card>
    <Card title="Status">
      <div style={{ display: 'grid', gap: 12 }}>
        <div style={row}>
          {inquiryStatuses.map((status) => (
            <InquiryStatus key={status} status={status} />
          ))}
        </div>
        <div style={row}>
          {inquiryStatuses.map((status) => (
            <InquiryStatus key={status} status={status} variant="pill" />
          ))}
        </div>
        <div style={row}>
          {seekerStatuses.map((status) => (
            <SeekerStatus key={status} status={status} variant="pill" />
          ))}
        </div>
        <div style={row}>
          {postStatuses.map((status) => (
            <PostStatus key={status} status={status} />
          ))}
        </div>
        <div style={row}>
          {questionStatuses.map((status) => (
            <QuestionStatus key={status} status={status} variant="pill" />
          ))}
        </div>
        <div style={row}>
          {personStatuses.map((status) => (
            <PersonStatus key={status} status={status} />
          ))}{' '}
          {accessLevels.map((status) => (
            <AccessStatus key={status} status={status} />
          ))}
        </div>
        <div style={row}>
          {inquiryTypes.map(({ id }) => (
            <InquiryTypeLabel key={id} type={id} outlined={id % 2 === 0} />
          ))}
        </div>
        <div style={row}>
          {[3000, 1500, 408, 138, 8, -20].map((minutes) => (
            <Deadline key={minutes} at={later(minutes)} />
          ))}
          <Deadline at={later(50)} paused /> <Deadline at={null} />
        </div>
      </div>
    </Card>
    <Card>
      <Quote footer={<span>Cleared for quotation · 3 March 2026</span>}>
        A barrier is a decision about time, not about water. It buys thirty years. What matters is what the
        city does with them.
      </Quote>
    </Card>
    <SectionHeading extra={<a href="/">More</a>}>Forms</SectionHeading>
    <Card>
      <FormErrorSummary
        problems={[
          { fieldId: 'headline', message: 'Headline is missing.' },
          { message: 'Choose a deadline in the future.' },
        ]}
      />
      <Tabs items={['Profile', 'Contact', 'Publications'].map((label) => ({ key: label, label }))} />
      <div style={{ display: 'grid', gap: 16 }}>
        <Labelled label={<FieldLabel counter={{ length: 87, most: 140 }}>Headline</FieldLabel>}>
          <Input status="error" placeholder="What you study, in one sentence" />
          <FieldError>Write a headline of up to 140 characters.</FieldError>
        </Labelled>
        <Labelled label={<FieldLabel counter={{ length: 2600, most: 2500 }}>Biography</FieldLabel>}>
          <Input.TextArea
            rows={3}
            defaultValue="Kofi Brandvold studies the moment an automated score becomes a decision."
          />
        </Labelled>
        <Labelled label="Areas of expertise">
          <Select
            mode="multiple"
            defaultValue={['ai', 'law']}
            options={[
              { value: 'ai', label: 'Algorithmic accountability' },
              { value: 'law', label: 'AI and law' },
            ]}
          />
        </Labelled>
        <div
          style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: 16 }}
        >
          <Labelled label="Industry">
            <Select defaultValue="legal" options={[{ value: 'legal', label: 'Legal services' }]} />
          </Labelled>
          <Labelled label="Access">
            <Segmented block options={['Public', 'Private', 'Unlisted']} />
          </Labelled>
          <Labelled label="Day">
            <DateField />
          </Labelled>
          <Labelled label="Deadline, your time">
            <DateTimeInput label="Deadline" value="2026-11-19T13:30" onChange={() => undefined} />
          </Labelled>
        </div>
        <div style={row}>
          <Checkbox defaultChecked>Also ask similar experts</Checkbox>
          <Checkbox>Live TV or radio</Checkbox>
          <Switch defaultChecked aria-label="on" />
          <Switch aria-label="off" />
          <Radio.Group
            defaultValue="a"
            options={[
              { value: 'a', label: 'Everyone' },
              { value: 'b', label: 'Members' },
            ]}
          />
          <Tag>Article</Tag>
        </div>
      </div>
      <Alert style={{ marginTop: 16 }} type="warning" showIcon title="3 posts wait for sign-off." />
    </Card>
  </Page>
);
