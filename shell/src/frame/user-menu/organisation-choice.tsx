import { authClient } from '@rostrum/auth-client';
import { alreadyInOrganisation, organisationProvider, signInAgain, signInErrors } from '@rostrum/contracts';
import { memberships, type OwnMembership } from '@rostrum/contracts/memberships';
import { contractQueryOptions, unsavedChanges } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { CheckIcon } from '@rostrum/ui-kit';
import { useId, useState } from 'react';
import { exit } from '../gate/session-gate.tsx';
import { roleWords } from './person.ts';
import './organisation-choice.css';

const failure = (error: string, { name }: OwnMembership): string => {
  if (error === signInAgain)
    return `${name} asks for another way to sign in than the one you used. Sign out, and sign in with your password, a passkey or a mailed link.`;
  if (error === alreadyInOrganisation) return `You are in ${name} already. Choose another organisation.`;
  if (error === 'TooMany') return 'You changed very often. Wait a minute and try again.';
  return `You could not be changed to ${name}. Try again, or reload the page.`;
};

const Words = ({ item, isGoal = false }: { item: OwnMembership; isGoal?: boolean }) => (
  <span>
    <span className="f-organisations__name">{item.name}</span>
    <span className="r-caption">{isGoal ? 'Changing…' : roleWords(item.role)}</span>
  </span>
);

/** The organisations of a person who belongs to several; choosing one leaves this page for its start page. */
export function OrganisationChoice() {
  const heading = useId();
  const { data } = useQuery(contractQueryOptions(memberships.listOwn));
  const [goal, setGoal] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  if (!data || data.items.length < 2) return null;

  async function change(to: OwnMembership) {
    setGoal(to.company_username);
    setProblem('');
    const { company_username } = to;
    // Every tab, this one too, leaves for the start page when it hears that the session is another organisation's.
    const result = await authClient.signIn(organisationProvider, { fields: { company_username } });
    if (result.ok) return;
    if (result.error === signInErrors.singleSignOnRequired)
      return exit.leave(`/v1/login/sso/${encodeURIComponent(company_username)}`);
    setGoal(null);
    setProblem(failure(result.error, to));
  }

  return (
    <div className="f-organisations">
      <h2 className="f-organisations__title r-caption" id={heading}>
        Your organisations
      </h2>
      <ul aria-labelledby={heading}>
        {data.items.map((item) => (
          <li key={item.company_username}>
            {item.is_current ? (
              <p className="f-organisations__item" aria-current="true">
                <CheckIcon aria-hidden />
                <Words item={item} />
              </p>
            ) : (
              <button
                type="button"
                className="f-organisations__item"
                disabled={goal !== null}
                onClick={() => unsavedChanges.guard('Change organisation', () => void change(item))}
              >
                <Words item={item} isGoal={goal === item.company_username} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="f-organisations__problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
