/** Programs that read pages for assistants, by what their makers say they send; none of it is proved. */
const crawlers: readonly (readonly [part: string, name: string])[] = [
  ['gptbot', 'GPTBot'],
  ['oai-searchbot', 'OAI-SearchBot'],
  ['chatgpt-user', 'ChatGPT-User'],
  ['claudebot', 'ClaudeBot'],
  ['claude-user', 'Claude-User'],
  ['claude-searchbot', 'Claude-SearchBot'],
  ['anthropic-ai', 'anthropic-ai'],
  ['perplexitybot', 'PerplexityBot'],
  ['perplexity-user', 'Perplexity-User'],
  ['ccbot', 'CCBot'],
  ['google-cloudvertexbot', 'Google-CloudVertexBot'],
  ['meta-externalagent', 'Meta-ExternalAgent'],
  ['meta-externalfetcher', 'Meta-ExternalFetcher'],
  ['bytespider', 'Bytespider'],
  ['amazonbot', 'Amazonbot'],
  ['applebot-extended', 'Applebot-Extended'],
  ['duckassistbot', 'DuckAssistBot'],
  ['mistralai-user', 'MistralAI-User'],
  ['cohere-ai', 'cohere-ai'],
  ['youbot', 'YouBot'],
];

/** The name of an assistant's program; undefined for everybody else. */
export function crawlerOf(userAgent: string): string | undefined {
  const text = userAgent.slice(0, 500).toLowerCase();
  return crawlers.find(([part]) => text.includes(part))?.[1];
}
