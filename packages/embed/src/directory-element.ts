import { embedWords } from '@rostrum/contracts/builder';
import { choiceFields, nothingChosen } from './choice-fields.ts';
import { applyLook, directorySheet } from './directory-styles.ts';
import { readSettings, savedAttribute, settingNames, type DirectorySettings } from './directory-settings.ts';
import { element } from './dom.ts';
import { keepRoom, readReserved, releaseRoom } from './keep-room.ts';
import { loadDirectory, NotShownError, type DirectoryPage } from './load-directory.ts';
import { personCard } from './person-card.ts';
import { poweredLine } from './powered-line.ts';
import { followTheme, readStored } from './stored-settings.ts';

export const directoryTag = 'rostrum-directory';

/**
 * Registers `<rostrum-directory>`. Calling it again does nothing, so a page may hold the script twice.
 * `origin` is the installation that answers; the data is public and carries no cookie. A document can define a tag once
 * only, so tests that share one take a `tag` of their own.
 */
export function defineDirectoryElement(origin: string, tag: string = directoryTag): void {
  if (customElements.get(tag)) return;
  customElements.define(tag, directoryElement(origin));
}

function directoryElement(origin: string) {
  return class RostrumDirectory extends HTMLElement {
    static observedAttributes = [savedAttribute, ...Object.values(settingNames)];

    readonly #root = this.attachShadow({ mode: 'open' });
    // Takes nothing over from the page: what a page's own style sheet says of the element ends here.
    readonly #frame = element('div', { class: 'directory', part: 'directory' });
    readonly #list = element('ul', { part: 'list' });
    readonly #status = element('p', { class: 'status', role: 'status', part: 'status' });
    readonly #more = element('button', { class: 'more', type: 'button', part: 'more' });
    readonly #search = element('input', { type: 'search', maxlength: '100' });
    #pending: AbortController | undefined;
    #queued = false;
    /** Once the installation has answered what is shown. */
    #shown: DirectorySettings | undefined;
    #chosen = nothingChosen;

    connectedCallback() {
      this.#root.adoptedStyleSheets = [directorySheet()];
      this.#root.replaceChildren(this.#frame);
      this.#more.onclick = () => void this.#load({ append: true });
      window.addEventListener('resize', this.#release);
      this.#queue();
    }

    disconnectedCallback() {
      this.#pending?.abort();
      window.removeEventListener('resize', this.#release);
    }

    readonly #release = () => releaseRoom(this.#frame);

    attributeChangedCallback() {
      if (this.isConnected) this.#queue();
    }

    /** Several attributes change together; one load answers them all. */
    #queue() {
      if (this.#queued) return;
      this.#queued = true;
      queueMicrotask(() => {
        this.#queued = false;
        if (!this.isConnected) return;
        this.#begin();
        void this.#load({ append: false });
      });
    }

    get #settings() {
      return readSettings((name) => this.getAttribute(name));
    }

    get #words() {
      return embedWords[(this.#shown ?? this.#settings).language];
    }

    /** Nothing is drawn in a look that the answer may change. */
    #begin() {
      this.#shown = undefined;
      this.#chosen = nothingChosen;
      this.#list.replaceChildren();
      this.#more.hidden = true;
      this.#frame.replaceChildren(this.#status);
      keepRoom(this.#frame, this.#settings, {
        reserved: readReserved(this),
        isSaved: this.hasAttribute(savedAttribute),
      });
    }

    /** The settings that hold: those of a saved embed are in the answer, the look of the organisation always. */
    #draw({ settings, theme = null, choices }: DirectoryPage) {
      const own = settings ? readStored(settings, '') : this.#settings;
      this.#shown = followTheme(own, theme);
      applyLook(this.#frame, this.#shown, theme);
      this.#frame.lang = own.language;
      this.#more.textContent = this.#words.more;
      const fields = choiceFields({
        settings: own,
        choices,
        onChange: (change) => {
          this.#chosen = { ...this.#chosen, ...change };
          this.#askAgain();
        },
      });
      const parts = [
        own.hideSearch ? null : this.#searchForm(),
        fields,
        this.#list,
        this.#status,
        this.#more,
        poweredLine(origin, own),
      ];
      this.#frame.replaceChildren(...parts.filter((part) => part !== null));
    }

    #searchForm() {
      const { search, searchBy } = this.#words;
      for (const name of ['aria-label', 'placeholder']) this.#search.setAttribute(name, searchBy);
      const form = element(
        'form',
        { role: 'search' },
        this.#search,
        element('button', { type: 'submit' }, search),
      );
      form.onsubmit = (event) => {
        event.preventDefault();
        this.#askAgain();
      };
      return form;
    }

    #askAgain() {
      this.#release();
      void this.#load({ append: false });
    }

    async #load({ append }: { append: boolean }) {
      this.#pending?.abort();
      const pending = (this.#pending = new AbortController());
      this.#more.disabled = true;
      if (!append) this.#status.textContent = this.#words.loading;
      try {
        const from = append ? this.#list.childElementCount : 0;
        const source = { savedId: this.getAttribute(savedAttribute), settings: this.#settings };
        const page = await loadDirectory(origin, source, {
          asked: { ...this.#chosen, q: this.#search.value.trim() },
          from,
          signal: pending.signal,
        });
        if (!append) this.#list.replaceChildren();
        // The page's own link holds its place.
        if (page.status === 'paused') throw new NotShownError();
        if (!this.#shown) this.#draw(page);
        this.#show(page, append);
      } catch (error) {
        if (pending.signal.aborted) return;
        this.#release();
        // The page's own link, as if there were no script.
        if (error instanceof NotShownError) this.#frame.replaceChildren(element('slot'));
        else this.#fail({ append });
      } finally {
        if (this.#pending === pending) this.#more.disabled = false;
      }
    }

    #show({ items, total }: DirectoryPage, append: boolean) {
      const cards = items.map((person) => personCard(person, this.#shown ?? this.#settings));
      this.#list.append(...cards);
      const shown = this.#list.childElementCount;
      this.#more.hidden = shown >= total;
      // Few take less: room for a page of them would be a hole.
      if (shown < (this.#shown ?? this.#settings).pageSize || append) this.#release();
      const { none, of, people } = this.#words;
      this.#status.textContent = total === 0 ? none : `${shown} ${of} ${total} ${people}`;
      // The button moves down; focus goes to the first new person so that keyboard readers go on from there.
      if (append) cards[0]?.querySelector('a')?.focus();
    }

    /** The page that holds the element must stay useful: its own link comes back. */
    #fail({ append }: { append: boolean }) {
      this.#more.hidden = true;
      const words = this.#words;
      const retry = element('button', { type: 'button' }, words.retry);
      retry.onclick = () => void this.#load({ append });
      if (append) {
        this.#status.replaceChildren(`${words.failed} `, retry);
        return;
      }
      this.#list.replaceChildren();
      this.#status.replaceChildren(
        `${navigator.onLine ? words.failed : words.offline} `,
        retry,
        ' ',
        element('slot'),
      );
    }
  };
}
