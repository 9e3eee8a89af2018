import type { InquiryDetail } from '@rostrum/contracts';
import { AppLink, Avatar, Button, SectionHeading } from '@rostrum/ui-kit';
import { usePassOn } from '../decide-inquiry/decide.mutations.ts';

const words = (name: string) => name.split(/\s+/);

/** The people an inquiry is addressed to. Those who take it through the office wait until the desk passes it on. */
export function PeopleAsked({ inquiry }: { inquiry: InquiryDetail }) {
  const { recipients, allowed } = inquiry;
  const { passOn, isPending } = usePassOn(inquiry);
  return (
    <section className="request-details">
      <SectionHeading>{recipients.length === 1 ? 'Expert' : 'Experts'}</SectionHeading>
      <ul className="inbox-people-asked">
        {recipients.map(({ id, name, username, job_title: jobTitle, image, held }) => (
          <li key={id}>
            <Avatar
              src={image}
              username={username}
              firstname={words(name)[0]}
              lastname={words(name).at(-1)}
              width={36}
              height={36}
              decorative
            />
            <span>
              <AppLink href={`/experts/${username}`} target="_blank">
                {name}
              </AppLink>
              <span className="r-secondary">{jobTitle}</span>
              {held ? (
                <span className="inbox-people-asked__held">Through your office: has not seen this yet.</span>
              ) : null}
              {held && allowed.pass_on ? (
                <Button
                  size="small"
                  loading={isPending}
                  aria-label={`Pass on to ${name}`}
                  onClick={() => passOn(id)}
                >
                  Pass on
                </Button>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
