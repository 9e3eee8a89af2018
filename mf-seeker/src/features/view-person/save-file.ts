/** Hands a small file, made in the page, to the browser's downloads. */
export function saveFile(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then; revoked at once some browsers cancel it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
