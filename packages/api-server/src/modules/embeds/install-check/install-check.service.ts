import type { InstallCheck, InstallStep } from '@rostrum/contracts/builder';
import { embedScriptPath, isAllowedHost } from '@rostrum/contracts/builder';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { OutboundError, type GuardedFetch } from '@rostrum/server-kit/outbound';
import { embedDefaultsRepository } from '../embed-defaults.repository.ts';
import { savedEmbedRepository } from '../saved-embeds.repository.ts';
import { findEmbeds, type FoundEmbed, type FoundInPage } from './find-embeds.ts';
import { findBlockades } from './judge-policy.ts';

interface InstallCheckDeps {
  db: Database;
  publicUrl: string;
  /** Refuses addresses inside our own network. */
  fetch: GuardedFetch;
}

const isId = (text: string | undefined): text is string =>
  text !== undefined && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

const forms: Record<FoundEmbed['form'], string> = {
  script: 'as script',
  iframe: 'as iframe',
  html: 'as server HTML',
};
const needs: Record<FoundEmbed['form'], readonly string[]> = {
  script: ['script-src', 'connect-src', 'img-src'],
  iframe: ['frame-src'],
  html: [],
};

/** Loads a page of an organisation's site as a visitor would, and says what of it keeps an embed out. */
export function createInstallCheckService({ db, publicUrl, fetch }: InstallCheckDeps) {
  const { origin } = new URL(publicUrl);

  async function load(url: string): Promise<{ html: string; policy: string | null } | InstallStep> {
    try {
      const response = await fetch(url, {
        headers: { accept: 'text/html', 'user-agent': 'Rostrum install check' },
      });
      if (!response.ok)
        return {
          state: 'failed',
          title: 'The page does not open',
          text: `Its server returned ${response.status}. A page that needs a sign-in cannot be checked.`,
        };
      return { html: await response.text(), policy: response.headers.get('content-security-policy') };
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      return {
        state: 'failed',
        title: 'The page does not open',
        text: 'Its server does not answer, leads to another address, or sends more than 2 MB. Paste the address that the page ends up at.',
      };
    }
  }

  /** The saved embed that it names, of this organisation; undefined where it names none. */
  async function findSaved(orgId: string, { attributes }: FoundEmbed) {
    const id = attributes.get('embed') ?? /\/embed\/saved\/([^/]+)\//.exec(attributes.get('src') ?? '')?.[1];
    if (id === undefined) return undefined;
    return { row: isId(id) ? await savedEmbedRepository.find(db, { orgId, id }) : undefined };
  }
  type Saved = Awaited<ReturnType<typeof findSaved>>;

  /** Whose it is and which version; a deleted one and one of another organisation read the same. */
  function identify({ line, form }: FoundEmbed, saved: Saved): InstallStep {
    const where = `${forms[form]}, line ${line}`;
    if (saved === undefined)
      return {
        state: 'passed',
        title: 'An embed is on the page',
        text: `Found ${where}. Its settings are in the page.`,
      };
    const { row } = saved;
    if (!row)
      return {
        state: 'failed',
        title: 'The embed on the page is not one of yours',
        text: `Found ${where}, but there is no such saved embed. It may have been deleted; copy the code again.`,
      };
    const { name, version, status } = row.embed;
    return status === 'paused'
      ? {
          state: 'warned',
          title: `“${name}” is on the page, and paused`,
          text: `Found ${where}. Visitors see nothing until it is resumed.`,
        }
      : {
          state: 'passed',
          title: `“${name}” is on the page`,
          text: `Found ${where}. Pages always show its newest version, ${version}.`,
        };
  }

  async function judgeDomain(orgId: string, host: string): Promise<InstallStep> {
    const domains = (await embedDefaultsRepository.find(db, orgId))?.allowedDomains ?? [];
    if (domains.length === 0)
      return {
        state: 'passed',
        title: 'The domain is allowed',
        text: 'You have no list of domains: embeds load on every page.',
      };
    return isAllowedHost(host, domains)
      ? { state: 'passed', title: 'The domain is allowed', text: `${host} is in your list.` }
      : {
          state: 'failed',
          title: 'The domain is not allowed',
          text: `Add ${host} to the allowed domains under Settings.`,
        };
  }

  function judgePolicies(
    embed: FoundEmbed,
    { script, policies }: FoundInPage,
    { header, isForm }: { header: string | null; isForm: boolean },
  ): InstallStep[] {
    // The script of a form makes a frame.
    const directives = [...needs[embed.form], ...(embed.form === 'script' && isForm ? ['frame-src'] : [])];
    const all = [
      // Several headers come joined by commas; each of them holds.
      ...(header ?? '').split(',').map((policy) => ({ policy, where: 'header' })),
      ...policies.map((policy) => ({ policy, where: 'meta element' })),
    ].filter(({ policy }) => policy.trim() !== '');
    const blocked = all.flatMap(({ policy, where }) =>
      findBlockades(policy, { origin, directives, nonce: script?.get('nonce') }).map(
        ({ directive, before, after }): InstallStep => ({
          state: 'failed',
          title: `Content-Security-Policy blocks it by ${directive}`,
          text: `The ${where} of the page does not allow ${origin}. Change this part of it:`,
          before,
          after,
        }),
      ),
    );
    if (blocked.length > 0) return blocked;
    const text =
      all.length === 0
        ? 'The page sends no Content-Security-Policy.'
        : `Its Content-Security-Policy allows ${origin}.`;
    return [{ state: 'passed', title: 'No header blocks it', text }];
  }

  const judgeScript = ({ form }: FoundEmbed, { script }: FoundInPage): InstallStep[] => {
    if (form !== 'script' || script) return [];
    return [
      {
        state: 'warned',
        title: 'The script is not in the page',
        text: 'The element is there, its script is not. It may be added by another script; if the embed does not appear, add this line:',
        after: `<script type="module" src="${origin}${embedScriptPath}"></script>`,
      },
    ];
  };

  return {
    async check(session: Permitted<'builder.manage'>, { url }: { url: string }): Promise<InstallCheck> {
      const orgId = organisationOf(session);
      const loaded = await load(url);
      if ('state' in loaded) return { outcome: 'no_answer', steps: [loaded] };
      const opened: InstallStep = {
        state: 'passed',
        title: 'The page opens',
        text: 'It can be read without signing in.',
      };
      const found = findEmbeds(loaded.html, origin);
      const [embed] = found.embeds;
      if (!embed)
        return {
          outcome: 'not_found',
          steps: [
            opened,
            {
              state: 'failed',
              title: 'No embed is on the page',
              text: 'The page was read as its server sends it. An embed that another script adds cannot be seen this way.',
            },
          ],
        };
      const saved = await findSaved(orgId, embed);
      const isForm = (saved?.row?.embed.kind ?? embed.attributes.get('kind')) === 'inquiry';
      const steps = [
        opened,
        identify(embed, saved),
        await judgeDomain(orgId, new URL(url).hostname),
        ...judgeScript(embed, found),
        ...judgePolicies(embed, found, { header: loaded.policy, isForm }),
      ];
      return { outcome: steps.some(({ state }) => state === 'failed') ? 'blocked' : 'works', steps };
    },
  };
}
