import { expertsToStartWith, homeCalls, type FirstSteps } from '@rostrum/contracts/analytics';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card, CheckIcon, LinkButton } from '@rostrum/ui-kit';
import styles from './first-steps.module.css';

interface Step {
  title: string;
  text: string;
  isDone: boolean;
  href: string;
  button: string;
  /** Another way to do it. */
  other?: { href: string; button: string };
}

/** Deadlines, reply times and the public page depend on both, so they come first. */
function describeAbout(about: NonNullable<FirstSteps['about']>): Step[] {
  return [
    {
      title: 'Choose the time zone',
      text: about.has_timezone
        ? `Deadlines and desk hours are in ${about.timezone}.`
        : `Deadlines and desk hours are in ${about.timezone} until you choose yours.`,
      isDone: about.has_timezone,
      href: '/dashboard/settings/timezone',
      button: 'Choose time zone',
    },
    {
      title: 'Say what kind of organisation you are',
      text: 'Your public page shows it next to your country.',
      isDone: about.has_kind,
      href: '/dashboard/settings/contact#kind',
      button: 'Choose kind',
    },
  ];
}

const listSteps = (steps: FirstSteps): Step[] => [
  ...(steps.about ? describeAbout(steps.about) : []),
  {
    title: 'Set your brand',
    text: 'Logo and colours show on public pages and embeds, not in the dashboard.',
    isDone: steps.brand,
    href: '/dashboard/theme',
    button: 'Set brand',
  },
  {
    title: 'Add people',
    text: 'Import a CSV or Excel file, or add people one by one. You see every problem before anything is saved.',
    isDone: steps.people > 0,
    href: '/dashboard/people/import',
    button: 'Import file',
    other: { href: '/dashboard/people', button: 'Add people' },
  },
  {
    title: `Publish ${expertsToStartWith} experts`,
    text: `${Math.min(steps.published_experts, expertsToStartWith)} of ${expertsToStartWith} published.`,
    isDone: steps.published_experts >= expertsToStartWith,
    href: '/dashboard/people?status=draft',
    button: 'See drafts',
  },
  {
    title: 'Set up inquiries',
    text: 'Desk phone, opening hours, and who gets what.',
    isDone: steps.inquiry_setup,
    href: '/dashboard/inquiries/setup',
    button: 'Set up',
  },
  {
    title: 'Put the directory on your website',
    text: 'One line of code. It fills itself as you publish.',
    isDone: steps.embed,
    href: '/dashboard/builder',
    button: 'Open Builder',
  },
];

/** What a new organisation does first. The next step has the filled button; hidden, the list is gone for all administrators. */
export function FirstStepsCard({ steps }: { steps: FirstSteps }) {
  const hide = useContractMutation(homeCalls.hideFirstSteps);
  const list = listSteps(steps);
  const next = list.findIndex(({ isDone }) => !isDone);
  return (
    <Card
      title="First steps"
      hint={`${list.filter(({ isDone }) => isDone).length} of ${list.length} done`}
      extra={
        <Button size="small" type="text" loading={hide.isPending} onClick={() => hide.mutate({})}>
          Hide
        </Button>
      }
      flush
    >
      <ol className={styles.list}>
        {list.map(({ title, text, isDone, href, button, other }, place) => (
          <li key={title} data-next={place === next || undefined}>
            <span className={styles.mark} data-done={isDone || undefined} aria-hidden>
              {isDone ? <CheckIcon size={14} /> : place + 1}
            </span>
            <span className={styles.words}>
              <strong>
                {title}
                {isDone ? <span className="r-visually-hidden">, done</span> : null}
              </strong>
              <span className="r-secondary">{text}</span>
            </span>
            {isDone || !other ? null : <LinkButton href={other.href}>{other.button}</LinkButton>}
            {isDone ? null : (
              <LinkButton href={href} type={place === next ? 'primary' : 'default'}>
                {button}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
