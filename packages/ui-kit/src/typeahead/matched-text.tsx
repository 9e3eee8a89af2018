/** A suggestion with the typed part in bold; the marker stays for evidence. */
export function MatchedText({ text, part }: { text: string; part: string }) {
  const at = text.toLocaleLowerCase().indexOf(part.toLocaleLowerCase());
  if (at < 0 || part === '') return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <b>{text.slice(at, at + part.length)}</b>
      {text.slice(at + part.length)}
    </>
  );
}
