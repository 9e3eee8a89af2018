import { helpfulCountText, hasVoted, keepVoted, votedText } from '../publication/helpful-words.ts';

const failed = 'Your vote could not be sent. Check the connection and press the button again.';
const words: Readonly<Record<string, string>> = {
  counted: 'Thank you. Your vote was counted.',
  repeated: 'You said before that this was helpful. Each visitor has one vote.',
  left_out: 'Votes of programs and of the organisation\u2019s own people are not counted.',
};

interface Vote {
  data?: { outcome: string; helpful: number };
  error?: { message: string };
}

async function vote(form: HTMLFormElement, id: string): Promise<Vote> {
  const { helpful = '', company } = form.dataset;
  try {
    const answer = await fetch(helpful, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ company_username: company, question_id: id }),
    });
    return (await answer.json()) as Vote;
  } catch {
    return { error: { message: failed } };
  }
}

/** The vote that answers helped, without leaving the page. */
export function startHelpful(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-helpful]');
  const status = form?.querySelector<HTMLElement>('[role=status]');
  const ask = form?.querySelector('button')?.parentElement;
  const id = form?.querySelector('input')?.value;
  if (!form || !status || !ask || id === undefined) return;
  if (hasVoted(id)) {
    ask.hidden = true;
    status.textContent = votedText;
  }
  let isSending = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    void vote(form, id).then(({ data, error }) => {
      isSending = false;
      // Where the words get the focus, that reads them out: as a live region they would be said a second time.
      if (data) status.removeAttribute('role');
      status.textContent = data ? (words[data.outcome] ?? '') : (error?.message ?? failed);
      if (!data) return;
      keepVoted(id);
      ask.hidden = true;
      // The button that had the focus is gone.
      status.focus();
      const count = form.querySelector<HTMLElement>('[data-helpful-count]');
      if (!count || data.helpful === 0) return;
      count.textContent = helpfulCountText(data.helpful);
      count.hidden = false;
    });
  });
}
