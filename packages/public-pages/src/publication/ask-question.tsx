import { publicPaths } from '@rostrum/contracts';

/** Leads to the form on which anybody asks: a page of the server. With a target, the browser opens it and not the router. */
export const AskQuestion = ({ company }: { company: string }) => (
  <p>
    <a href={publicPaths.askQuestion(company)} target="_top">
      Ask a question
    </a>{' '}
    <span className="r-secondary">The organisation reads it first. Your name is not shown.</span>
  </p>
);
