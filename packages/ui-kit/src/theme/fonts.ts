/** The three families: interface, voice (six places only) and code. */
export const uiFont =
  '"Inter Variable", Inter, "Inter Fallback", "Inter Fallback DejaVu", system-ui, -apple-system, "Segoe UI", sans-serif';
export const voiceFont =
  '"Newsreader Variable", Newsreader, "Newsreader Fallback", "Newsreader Fallback DejaVu", Georgia, "Times New Roman", serif';
export const codeFont = '"JetBrains Mono Variable", "JetBrains Mono", ui-monospace, Menlo, monospace';
