import { errors as texts } from "#app/i18n/errors.ts";
import { htmlLang, type Lang } from "#app/i18n/lang.ts";
import { translator } from "#app/i18n/translate.ts";

interface ErrorDocumentProps {
  kind: "server" | "too-large";
  lang: Lang;
  reference: string;
  again: string;
  styles: string;
}

/** The page in place of an address that is none, such as a form's or a file's, after a fault of the server (A8.35), and of a form that was
 * too large to be read. It runs no script. */
export function ErrorDocument({ kind, lang, reference, again, styles }: ErrorDocumentProps) {
  const t = translator(lang, texts);
  const [title, why] = kind === "server" ? [t("server.title"), t("server.why")] : [t("too-large.title"), t("too-large.why")];
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
            <p>{why}</p>
            <small>{t("reference", { reference })}</small>
            <a className="button button-primary" href={again}>
              {t("again")}
            </a>
            <a className="button button-quiet" href="/">
              {t("to-home")}
            </a>
          </div>
        </main>
      </body>
    </html>
  );
}
