/** Hands a small file, made in the page, to the browser's downloads. */
export function saveFile(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoked at once some browsers cancel the download; much later the page may have left the area that asked for it.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
