import { maximumCompared, maximumRecipients } from '@rostrum/contracts';
import { AvatarGroup, useIsPhone, useNavigation } from '@rostrum/ui-kit';
import { SelectionBar } from '@rostrum/ui-kit/data';
import { chosenExperts, useChosenExperts, type ChosenExpert } from './chosen-experts.ts';
import { getInquireLabel } from './inquire-label.ts';

export interface ChosenBarProps {
  compareHref: (usernames: readonly string[]) => string;
  inquireHref: (usernames: readonly string[]) => string;
}

function hintFor(chosen: readonly ChosenExpert[]): string | null {
  if (chosen.length > maximumRecipients) return `Up to ${maximumRecipients} can be asked at once`;
  if (chosen.length < 2) return null;
  const organisations = new Set(chosen.map(({ company_username }) => company_username)).size;
  return organisations === 1 ? 'One inquiry to all' : `One inquiry to each of ${organisations} organisations`;
}

/** What can be done with the experts that were chosen: see them side by side, or ask them together. */
export function ChosenBar({ compareHref, inquireHref }: ChosenBarProps) {
  const chosen = useChosenExperts();
  const navigate = useNavigation();
  const isPhone = useIsPhone();
  const usernames = chosen.map(({ username }) => username);
  return (
    <SelectionBar
      count={chosen.length}
      label={isPhone ? undefined : `${chosen.length} ${chosen.length === 1 ? 'expert' : 'experts'} selected`}
      picture={
        <AvatarGroup
          people={chosen.map(({ username, name, image }) => ({
            key: username,
            username,
            firstname: name,
            src: image,
          }))}
        />
      }
      hint={hintFor(chosen)}
      onClear={chosenExperts.clear}
      actions={[
        {
          key: 'compare',
          label: 'Compare',
          disabled: chosen.length < 2 || chosen.length > maximumCompared,
          onRun: () => navigate?.(compareHref(usernames)),
        },
        {
          key: 'inquire',
          label: getInquireLabel(chosen.length),
          primary: true,
          disabled: chosen.length > maximumRecipients,
          onRun: () => navigate?.(inquireHref(usernames)),
        },
      ]}
    />
  );
}
