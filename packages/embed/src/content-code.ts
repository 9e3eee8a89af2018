import { publicPaths } from '@rostrum/contracts';
import { embedWords } from '@rostrum/contracts/builder';
import { contentSettingNames, defaultContentSettings, type ContentSettings } from './content-settings.ts';
import { directoryCode, escape, reserveRoom, writeScript, written } from './directory-code.ts';
import { savedAttribute } from './directory-settings.ts';
import { contentAddress } from './load-content.ts';
import { directoryAddress } from './load-directory.ts';
import { pageAddress } from './page-address.ts';
import { reserveHeight } from './reserve-height.ts';
import { writeShortcode } from './shortcode.ts';

export interface ContentCodeInput {
  /** Origin of the installation that serves script and data. */
  origin: string;
  organisationName: string;
  settings: ContentSettings;
  /** Id of a saved embed: the code names it alone, and its settings stay with the installation. */
  savedId?: string | undefined;
}

const ofPosts = { en: 'Posts of', de: 'Beiträge:', es: 'Publicaciones:', fr: 'Publications :' };
const ofQuestions = {
  en: 'Questions answered at',
  de: 'Beantwortete Fragen:',
  es: 'Preguntas respondidas:',
  fr: 'Questions et réponses :',
};
const linkWords: Record<string, Record<ContentSettings['language'], string>> = {
  staff: {
    en: 'Press contacts at',
    de: 'Pressekontakte:',
    es: 'Contactos de prensa:',
    fr: 'Contacts presse :',
  },
  posts: ofPosts,
  post: ofPosts,
  questions: ofQuestions,
  question: ofQuestions,
};
function describeLink(
  { kind, language }: Pick<ContentSettings, 'kind' | 'language'>,
  organisationName: string,
): string {
  const words = kind === 'inquiry' ? embedWords[language].sendInquiryTo : linkWords[kind]?.[language];
  return escape(`${words ?? embedWords[language].expertsAt} ${organisationName}`);
}

/** The plain link for readers without script: the nearest page that shows the same. */
function plainLink({
  origin,
  organisationName,
  settings: { kind, of, organization, language },
}: ContentCodeInput): string {
  const [first] = of;
  const path =
    ['expert', 'inquiry'].includes(kind) && first !== undefined
      ? publicPaths.expert(first)
      : kind === 'post' && first !== undefined
        ? publicPaths.post(organization, first)
        : kind === 'question' && first !== undefined
          ? publicPaths.question(organization, first)
          : kind === 'posts'
            ? publicPaths.posts(organization)
            : kind === 'questions'
              ? publicPaths.questions(organization)
              : publicPaths.organisation(organization);
  return `<a href="${escape(`${origin}${path}`)}">${describeLink({ kind, language }, organisationName)}</a>`;
}

function writeAttributes(settings: ContentSettings): string[] {
  const names = Object.keys(contentSettingNames) as (keyof ContentSettings)[];
  return names
    .filter((name) => written(settings[name]) !== written(defaultContentSettings[name]))
    .map((name) => `${contentSettingNames[name]}="${escape(written(settings[name]))}"`);
}

/** Data is left out of a form, which has none. */
export type EmbedCode = Record<'script' | 'iframe' | 'wordpress' | 'shortcode' | 'html', string> & {
  json?: string;
};

/** The code of every way to put an embed on a page. */
export function writeCode(input: ContentCodeInput): EmbedCode {
  const { origin, organisationName, settings, savedId } = input;
  const script = writeScript(origin);
  const attributes =
    savedId === undefined ? writeAttributes(settings) : [`${savedAttribute}="${escape(savedId)}"`];
  const page = pageAddress(input);
  const fragment = new URL(page);
  fragment.searchParams.set('part', 'true');
  const isDirectory = settings.kind === 'directory';
  const scriptCode = isDirectory
    ? directoryCode(input)
    : [
        script,
        `<rostrum-embed ${attributes.join(' ')}>`,
        `  ${plainLink(input)}`,
        ...reserveRoom(reserveHeight(settings)),
        `</rostrum-embed>`,
      ].join('\n');
  const json = isDirectory
    ? directoryAddress(origin, savedId ?? null, settings)
    : contentAddress(origin, { savedId: savedId ?? null, settings });
  return {
    script: scriptCode,
    iframe: [
      script,
      `<iframe src="${escape(page.href)}" title="${describeLink(settings, organisationName)}" width="100%" height="420" frameborder="0" loading="lazy"></iframe>`,
    ].join('\n'),
    wordpress: ['<!-- wp:html -->', scriptCode, '<!-- /wp:html -->'].join('\n'),
    shortcode: writeShortcode(attributes, {
      kind: settings.kind,
      reserved: reserveHeight(settings),
      link: plainLink(input),
    }),
    html: fragment.href,
    ...(settings.kind !== 'inquiry' && { json: json.href }),
  };
}
