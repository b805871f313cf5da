/** A text written by staff. Accepts only the output of `renderMarkdown`, which is sanitized. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
