import type { FastifyInstance } from 'fastify';
import { publicPaths, shortenText } from '@rostrum/contracts';
import type { Database } from '@rostrum/server-kit/database';
import { discoveryRepository } from './discovery.repository.ts';
import { sendDocument } from './send-document.ts';

const longest = 200;

/** One line of Markdown: nothing that an organisation wrote becomes a heading, a link or a line of its own. */
const inLine = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>#|!]/g, String.raw`\$&`);
const short = (text: string) => shortenText(text, 200);
const experts = (count: number) => (count === 1 ? '1 expert' : `${String(count)} experts`);

interface LlmsDeps {
  db: Database;
  config: { publicUrl: string };
}

/** `/llms.txt` (llmstxt.org): what this directory is and where an assistant reads on. */
export function llmsEndpoint(app: FastifyInstance, { db, config }: LlmsDeps): void {
  const absolute = (path: string) => new URL(path, config.publicUrl).href;
  app.get('/llms.txt', { config: { policy: 'page' } }, async (_request, reply) => {
    const organisations = await discoveryRepository.organisations(db, longest);
    const lines = [
      '# Rostrum',
      '',
      '> A directory of experts and the organisations they work for. Each profile says what a person can speak on and how to ask them.',
      '',
      `Every public page is also sent as Markdown to whoever asks with \`Accept: text/markdown\`. All of them are in [the sitemap](${absolute('/sitemap.xml')}).`,
      '',
      '## Organisations',
      '',
      ...organisations.map(
        ({ company_username, name, description, experts: count }) =>
          `- [${inLine(name)}](${absolute(publicPaths.organisation(company_username))}): ${experts(count)}.${description ? ` ${inLine(short(description))}` : ''}`,
      ),
      '',
    ];
    return sendDocument(reply, 'text/plain', lines.join('\n'));
  });
}
