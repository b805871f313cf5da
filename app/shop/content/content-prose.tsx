/** A text that staff wrote. Only what `renderMarkdown` made may be given: it is safe, and nothing else is. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
