/** The three families: interface, voice (six places only) and code. */
export const uiFont = '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", sans-serif';
export const voiceFont = '"Newsreader Variable", Newsreader, Georgia, "Times New Roman", serif';
export const codeFont = '"JetBrains Mono Variable", "JetBrains Mono", ui-monospace, Menlo, monospace';
