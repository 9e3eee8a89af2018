import { http, HttpResponse, type HttpHandler } from 'msw';

/** Takes the bytes of any announced file of this size at once, of an account or a guest, by the tus protocol. */
export function acceptUploadContent(size: number): HttpHandler[] {
  const paths = ['*/app/uploads/:identifier/:id/content', '*/app/public/uploads/:key/:id/content'];
  const answer = (offset: number, status: number) =>
    new HttpResponse(null, {
      status,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': String(offset),
        'upload-length': String(size),
      },
    });
  return paths.flatMap((path) => [
    http.head(path, () => answer(0, 200)),
    http.patch(path, () => answer(size, 204)),
  ]);
}
