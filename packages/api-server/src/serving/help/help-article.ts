/** One page of help. */
export interface HelpArticle {
  path: string;
  title: string;
  /** One sentence: below the title, and wherever the page is offered. */
  lead: string;
  sections: readonly { title: string; steps: readonly string[] }[];
}
