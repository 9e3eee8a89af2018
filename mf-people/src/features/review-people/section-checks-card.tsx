import { people, type PersonDetail } from '@rostrum/contracts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card, RelativeTime, notify } from '@rostrum/ui-kit';
import styles from './section-checks.module.css';

type Check = PersonDetail['checks'][number];

const When = ({ confirmed_at, changed_at }: Check) =>
  changed_at === null ? (
    confirmed_at === null ? (
      'Not confirmed yet'
    ) : (
      <>
        Confirmed <RelativeTime value={confirmed_at} />
      </>
    )
  ) : (
    <>
      Changed by the team <RelativeTime value={changed_at} />, not confirmed since
    </>
  );

interface SectionChecksCardProps {
  person: PersonDetail;
  isOwn?: boolean;
}

/** Which sections their person made or confirmed, and when; in the own profile each is confirmed by a press. */
export function SectionChecksCard({ person, isOwn = false }: SectionChecksCardProps) {
  const confirm = useContractMutation(people.confirmOwnSection, {
    onSuccess: ({ checks }, { body: { section } }) =>
      notify.success({
        title: `${checks.find((one) => one.section === section)?.label ?? 'Section'}: confirmed today.`,
      }),
    onError: tellRefusal('Could not confirm.'),
  });
  if (person.checks.length === 0) return null;
  return (
    <Card title="Confirmed, by section">
      <ul className={styles.checks}>
        {person.checks.map((check) => (
          <li key={check.section}>
            <div>
              {check.label}
              <p className="r-secondary">
                <When {...check} />
              </p>
            </div>
            {isOwn ? (
              <Button
                size="small"
                aria-label={`Still correct: ${check.label}`}
                loading={confirm.isPending && confirm.variables.body.section === check.section}
                onClick={() => confirm.mutate({ body: { section: check.section } })}
              >
                Still correct
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
