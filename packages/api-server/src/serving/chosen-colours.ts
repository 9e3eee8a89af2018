import { themeStorageKey } from '@rostrum/contracts';

/** Chosen colours stand before anything is drawn: the app is too late for the first frame. */
export const chosenColoursScript = `try{const chosen=localStorage.getItem("${themeStorageKey}");if(chosen==="dark"||chosen==="light")document.documentElement.dataset.theme=chosen}catch{}`;
