interface EmailFrameProps {
  /** What the frame is called. */
  title: string;
  html: string;
  text: string;
  /** The label of the plain text below. */
  textLabel: string;
}

/** An e-mail in a frame in which nothing runs and nothing can be sent, and its plain text below. */
export function EmailFrame({ title, html, text, textLabel }: EmailFrameProps) {
  return (
    <>
      <iframe className="h-[420px] w-full bg-surface" sandbox="" loading="lazy" srcDoc={html} title={title} />
      <details>
        <summary className="py-2">{textLabel}</summary>
        <p className="whitespace-pre-line">{text}</p>
      </details>
    </>
  );
}
