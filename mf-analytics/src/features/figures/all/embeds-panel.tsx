import type { AllFigures } from '@rostrum/contracts/analytics';
import { AppLink } from '@rostrum/ui-kit';
import { RankingPanel } from '../panels/ranking-panel.tsx';
import { countText } from '../panels/sentences.ts';
import { units } from '../panels/words.ts';

type Embeds = AllFigures['embeds'];

function describe({ sites: { groups }, installs }: Embeds): string {
  const installed =
    installs && installs.sites > 0
      ? `${countText(installs.embeds, ['saved embed is', 'saved embeds are'])} installed on ${countText(installs.sites, ['site', 'sites'])}.`
      : 'No saved embed has been loaded on another site yet.';
  const [first] = groups;
  return first ? `${installed} Shown most on ${first.key}` : installed;
}

/** On which sites embeds are shown, and from which visitors came by their links. */
export function EmbedsPanel({ embeds }: { embeds: Embeds }) {
  const { sites, clicks } = embeds;
  const clicksOf = (site: string) => {
    const found = clicks?.groups.find(({ key }) => key === site);
    // A site that is missing has none, or is one of the small ones.
    return found?.count ?? (clicks === undefined || clicks.small.groups > 0 ? null : 0);
  };
  return (
    <RankingPanel
      title="Embeds on other sites"
      sentence={describe(embeds)}
      row={['site', 'sites']}
      unit={units.impressionsOfEmbeds}
      columns={['Site', 'Shown', 'Clicked']}
      rows={sites.groups.map(({ key, count }) => ({
        key,
        name: key,
        label: key,
        cells: [count, clicksOf(key)],
      }))}
      others={{ rows: sites.small.groups, count: sites.small.count }}
      more={<AppLink href="/dashboard/builder/saved">Saved embeds</AppLink>}
    />
  );
}
