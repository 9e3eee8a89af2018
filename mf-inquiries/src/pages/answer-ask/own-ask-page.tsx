import { useParams } from '@rostrum/remote-runtime/router';
import { LinkButton } from '@rostrum/ui-kit';
import { paths } from '../../paths.ts';
import { AskPage, NoSuchAsk } from './ask-page.tsx';

/** The same question for a signed-in expert. */
export function OwnAskPage() {
  const { id = '' } = useParams();
  return (
    <AskPage
      source={{ kind: 'own', id }}
      missing={
        <NoSuchAsk
          description="It may be addressed to someone else, or the link is incomplete."
          action={<LinkButton href={paths.list.href()}>Back to the inbox</LinkButton>}
        />
      }
    />
  );
}
