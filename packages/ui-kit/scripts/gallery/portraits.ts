/** A plain drawn face, so that the gallery needs no image files. */
export const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M6 40c1-9 7-13 14-13s13 4 14 13z" fill="#fff" stroke="#000"/><circle cx="20" cy="17" r="8.500" fill="#fff" stroke="#000"/><path d="M11 17c-2-9 4-12 10-12s11 4 8 12c-3-5-12-2-13-6-1 3-3 4-5 6z"/></svg>',
)}`;
