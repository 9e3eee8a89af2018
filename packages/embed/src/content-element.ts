import { embedWords } from '@rostrum/contracts/builder';
import { contentCard, searchForm } from './content-cards.ts';
import {
  contentSettingNames,
  readContentSettings,
  readStoredContent,
  type ContentSettings,
} from './content-settings.ts';
import { applyLook, directorySheet } from './directory-styles.ts';
import { savedAttribute } from './directory-settings.ts';
import { element } from './dom.ts';
import { framesInElements } from './fit-frames.ts';
import { keepRoom, readReserved, releaseRoom } from './keep-room.ts';
import { contentAddress, loadContent, type LoadedContent } from './load-content.ts';
import { NotShownError } from './load-directory.ts';
import { pageAddress } from './page-address.ts';
import { poweredLine } from './powered-line.ts';
import { followTheme, readStored } from './stored-settings.ts';

export const contentTag = 'rostrum-embed';

/** Registers `<rostrum-embed kind="…">`: every kind but the directory. Calling it again does nothing. */
export function defineContentElement(origin: string, tag: string = contentTag): void {
  if (customElements.get(tag)) return;
  customElements.define(tag, contentElement(origin));
}

function contentElement(origin: string) {
  return class RostrumEmbed extends HTMLElement {
    static observedAttributes = [savedAttribute, ...Object.values(contentSettingNames)];

    readonly #root = this.attachShadow({ mode: 'open' });
    // Takes nothing over from the page: what a page's own style sheet says of the element ends here.
    readonly #frame = element('div', { class: 'directory', part: 'embed' });
    readonly #list = element('ul', { part: 'list' });
    readonly #status = element('p', { class: 'status', role: 'status', part: 'status' });
    readonly #more = element('button', { class: 'more', type: 'button', part: 'more' });
    #pending: AbortController | undefined;
    #queued = false;
    #shown: ContentSettings | undefined;
    #form: HTMLIFrameElement | undefined;

    connectedCallback() {
      this.#root.adoptedStyleSheets = [directorySheet()];
      this.#root.replaceChildren(this.#frame);
      this.#more.onclick = () => void this.#load(this.#list.childElementCount);
      window.addEventListener('resize', this.#release);
      this.#queue();
    }

    disconnectedCallback() {
      this.#pending?.abort();
      this.#dropForm();
      window.removeEventListener('resize', this.#release);
    }

    get #words() {
      const { language } = this.#shown ?? readContentSettings((name) => this.getAttribute(name));
      return embedWords[language];
    }

    readonly #release = () => releaseRoom(this.#frame);

    /** A frame that is no longer shown is told no height. */
    #dropForm() {
      if (this.#form) framesInElements.delete(this.#form);
      this.#form = undefined;
    }

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
        this.#shown = undefined;
        this.#dropForm();
        this.#list.replaceChildren();
        // The page's own link holds the place until there is more to show.
        this.#frame.replaceChildren(element('slot'), this.#status);
        this.#keepRoom();
        void this.#load(0);
      });
    }

    /** A list is as high as its cards, a form as the frame begins; what stands alone is as long as it is. */
    #keepRoom() {
      this.#release();
      const settings = readContentSettings((name) => this.getAttribute(name));
      const reserved = readReserved(this);
      const isSaved = this.hasAttribute(savedAttribute);
      if (settings.kind === 'inquiry') this.#frame.style.minHeight = '560px';
      if (isSaved || ['staff', 'featured', 'posts', 'questions'].includes(settings.kind))
        keepRoom(this.#frame, { ...settings, hideSearch: true, filters: [] }, { reserved, isSaved });
    }

    async #load(from: number) {
      this.#pending?.abort();
      const pending = (this.#pending = new AbortController());
      this.#more.disabled = true;
      if (from === 0) this.#status.textContent = this.#words.loading;
      try {
        const settings = readContentSettings((name) => this.getAttribute(name));
        const url = contentAddress(origin, { savedId: this.getAttribute(savedAttribute), settings });
        const page = await loadContent(url, from, pending.signal);
        // The page's own link holds its place.
        if (page.status === 'paused') throw new NotShownError();
        if (!this.#shown) this.#draw(page, settings);
        this.#show(page, from);
      } catch (error) {
        if (pending.signal.aborted) return;
        this.#release();
        // The page's own link, as if there were no script.
        if (error instanceof NotShownError) this.#frame.replaceChildren(element('slot'));
        else this.#fail(from);
      } finally {
        if (this.#pending === pending) this.#more.disabled = false;
      }
    }

    /** The settings that hold: those of a saved embed are in the answer, the look of the organisation always. */
    #draw({ kind, settings: stored, theme, ...page }: LoadedContent, given: ContentSettings) {
      const own = stored ? readStoredContent(readStored(stored, ''), stored, kind) : given;
      this.#shown = { ...own, ...followTheme(own, theme) };
      applyLook(this.#frame, this.#shown, theme);
      this.#frame.lang = own.language;
      this.#more.textContent = this.#words.more;
      const powered = poweredLine(origin, own);
      this.#frame.replaceChildren(...this.#parts(kind, page), ...(powered ? [powered] : []));
    }

    #parts(kind: string, page: Pick<LoadedContent, 'href' | 'organisation'>): readonly Node[] {
      const shown = this.#shown;
      if (!shown) return [];
      if (kind === 'search') return [searchForm(page.href, page, shown)];
      if (kind !== 'inquiry') return [this.#list, this.#status, this.#more];
      const savedId = this.getAttribute(savedAttribute) ?? undefined;
      this.#form = element('iframe', {
        class: 'form',
        title: `${this.#words.inquiryTo} ${page.organisation}`,
        src: pageAddress({ origin, settings: shown, savedId }).href,
        width: '100%',
        height: '560',
      });
      framesInElements.add(this.#form);
      return [this.#form];
    }

    #show({ items, total }: LoadedContent, from: number) {
      const shown = this.#shown;
      if (!shown || ['search', 'inquiry'].includes(shown.kind)) return;
      const cards = items.map((item) => contentCard(item, shown));
      this.#list.append(...cards);
      const count = this.#list.childElementCount;
      // Few take less: room for a page of them would be a hole.
      if (count < shown.pageSize || from > 0) this.#release();
      this.#list.dataset['alone'] = String(total === 1);
      this.#more.hidden = items.length === 0 || count >= total;
      const { nothing, of } = this.#words;
      this.#status.textContent =
        count === 0 ? nothing : total > 1 ? `${count} ${of} ${Math.max(total, count)}` : '';
      // The button moves down; focus goes to the first new card so that keyboard readers go on from there.
      if (from > 0) cards[0]?.querySelector('a')?.focus();
    }

    /** The page that holds the element must stay useful: its own link comes back. */
    #fail(from: number) {
      const words = this.#words;
      const retry = element('button', { type: 'button' }, words.retry);
      retry.onclick = () => void this.#load(from);
      const message = `${navigator.onLine ? words.failed : words.offline} `;
      this.#status.replaceChildren(message, retry, ' ', ...(from === 0 ? [element('slot')] : []));
      if (!this.#status.isConnected) this.#frame.append(this.#status);
      this.#frame.querySelector(':scope > slot')?.remove();
      this.#more.hidden = true;
    }
  };
}
