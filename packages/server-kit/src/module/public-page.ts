import type { z } from 'zod';
import type { SafeHtml } from '../rich-text/html.ts';

/** Colours of such a picture, of six digits each and readable on its ground. */
export interface PreviewLook {
  ground: string;
  text: string;
  quiet: string;
  /** Of the name of the installation. */
  accent: string;
  /** Of the band at the top, with what is read on it. */
  band: string;
  onBand: string;
  /** As PNG, no larger than its room in the picture. */
  logo?: Buffer;
}

/** What is written on the picture that stands for a page where its link is shown. */
export interface PagePreview {
  /** Above the title: whose page it is, or what kind. */
  kicker: string;
  title: string;
  subtitle: string;
  /** Colours and logo of the organisation whose page it is, asked for when the picture is drawn; null where it has none. */
  findLook?: () => Promise<PreviewLook | null>;
}

/** What a public page says to readers without script, search engines and link previews. */
export interface PublicPage {
  /** 200 unless said otherwise; 403 for what is not for guests yet, 404 or 410 for what is not or no longer there. */
  status?: 200 | 403 | 404 | 410;
  title: string;
  description: string;
  /** Path of the page's one address. */
  canonicalPath: string;
  /** The page of another site that search engines are to list instead: its text stood there first. */
  canonicalElsewhere?: string;
  /** Drawn as the picture for previews of links, below the page's own address; `image` is used without it. */
  preview?: PagePreview;
  /** Path or address of a picture for previews. */
  image?: string;
  /** A picture in the measure of link previews, shown there in the place of the one that is drawn. */
  shareImage?: { src: string; alt: string };
  noindex?: boolean;
  /** Origins of players that a guest may load in it: the policy of this page opens for them, and of no other. */
  frames?: readonly string[];
  jsonLd?: object;
  /** Feeds of what the page lists: media type, name and path. */
  feeds?: readonly { type: string; title: string; path: string }[];
  /** The look of the organisation whose page it is, where it published one. */
  theme?: { organisation: string; stylesheet: string; icon?: string };
  /** Readable content for the page's root until the app replaces it. Built with `html` of serving/html.ts, which escapes. */
  html: SafeHtml;
  /**
   * Given for pages whose `html` is drawn in its final form: draws header, page and footer for a guest, who needs no
   * application to read it.
   */
  drawForGuest?: () => SafeHtml;
  /** The application draws no page of this address: those who are signed in get the finished page too. */
  isDocument?: boolean;
  /**
   * Ids of the organisations of which the page shows something. A page for guests that is kept is drawn again when one of
   * them changes something public; a page that does not name any, when any does.
   */
  shows?: readonly string[];
}

/** The page has another address now, and for good. */
export interface MovedPage {
  /** Path within this site. */
  movedTo: string;
}

export interface PublicPageRoute {
  /** As the router writes it: `/experts/:username`. */
  path: string;
  /**
   * What the page reads of its query, each value in the one way in which it is written. Everything else is dropped before
   * the page is drawn or looked up in the cache, so that no invented parameter makes a page of its own.
   */
  query: z.ZodType<Record<string, string | undefined>, Record<string, unknown>>;
  render: (
    params: Record<string, string>,
    query: Record<string, string | undefined>,
  ) => Promise<PublicPage | MovedPage>;
}

export type PublicPages<Deps> = (deps: Deps) => PublicPageRoute[];
