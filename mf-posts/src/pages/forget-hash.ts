/** What an address opens is opened once, also where the page begins anew. */
export const forgetHash = () =>
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
