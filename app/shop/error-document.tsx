import { htmlLang, type Lang } from "#app/i18n/lang.ts";

interface ErrorDocumentProps {
  lang: Lang;
  title: string;
  why: string | null;
  /** what the log has the fault under, as a sentence */
  reference: string | null;
  ways: readonly { label: string; href: string }[];
  styles: string;
}

/** The page in place of an address that is none, such as a form's or a file's, where it refuses, is not there or broke (A8.35), and of a
 * form that was too large to be read. It runs no script. */
export function ErrorDocument({ lang, title, why, reference, ways, styles }: ErrorDocumentProps) {
  return (
    <html lang={htmlLang(lang)} className={lang === "ur" ? "font-urdu" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href={styles} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <main className="page">
          <div className="empty">
            <h1>{title}</h1>
            {why && <p>{why}</p>}
            {reference && <small>{reference}</small>}
            {ways.map(({ label, href }, at) => (
              <a key={label} className={`button ${at === 0 ? "button-primary" : "button-quiet"}`} href={href}>
                {label}
              </a>
            ))}
          </div>
        </main>
      </body>
    </html>
  );
}
