import { htmlLang, type Lang, langs } from "#app/i18n/lang.ts";
import { offline } from "#app/i18n/offline.ts";
import { translator } from "#app/i18n/translate.ts";
import { formatPhone } from "#app/lib/format-phone.ts";

interface OfflinePageProps {
  brand: string;
  phone: string;
  styles: string;
  fonts: readonly { href: string; type: string }[];
}

/**
 * The service worker's page without a connection. It is cached for any user of this device, so it is not personal, has both languages, and
 * runs no script.
 */
export function OfflinePage({ brand, phone, styles, fonts }: OfflinePageProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${translator("en", offline)("title")} | ${brand}`}</title>
        {fonts.map(({ href, type }) => (
          <link key={href} rel="preload" as="font" href={href} type={type} crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={styles} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <main className="page grid max-w-form gap-8 py-12">
          <p className="wordmark text-xl">{brand}</p>
          {langs.map((lang) => (
            <Words key={lang} lang={lang} phone={phone} />
          ))}
        </main>
      </body>
    </html>
  );
}

function Words({ lang, phone }: { lang: Lang; phone: string }) {
  const t = translator(lang, offline);
  const Heading = lang === "en" ? "h1" : "h2";
  return (
    <section lang={htmlLang(lang)} className="grid gap-3">
      <Heading>{t("title")}</Heading>
      <p>{t("why")}</p>
      {phone ? (
        <p>
          <a href={`tel:${phone}`}>{t("call", { phone: formatPhone(phone) })}</a>
        </p>
      ) : null}
      <div>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the requested page */}
        <a className="button button-primary" href="">
          {t("again")}
        </a>
      </div>
    </section>
  );
}
