import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { langOf } from "#app/http/lang.server.ts";
import { customWords as texts } from "#app/i18n/custom-words.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { readTranslatableMessages } from "#app/pages/translatable-messages.server.ts";
import { titled } from "#app/shop/head-data/titled.ts";
import styles from "#app/shop/language/custom-words.css";
import { LanguageEditor } from "#app/shop/language/language-editor.tsx";
import { Notice } from "#app/ui/notice.tsx";

export { cartAlone as shouldRevalidate } from "#app/shop/cart/cart-alone.ts";

export const handle = { sheet: styles };

/** Remix loads it before it shows the page. */
export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function loader({ request }: LoaderFunctionArgs) {
  return { title: translator(langOf(request), texts)("title"), found: readTranslatableMessages(request) };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(matches, data?.title),
  { name: "robots", content: "noindex" },
];

/** Where visitors replace the shop's English texts with their own (A4.05). */
export default function CustomLanguage() {
  const { title, found } = useLoaderData<typeof loader>();
  const t = useText(texts);
  return (
    <div className="page content">
      <h1>{title}</h1>
      <p className="content-lead">
        {t("lead")} {t("limits")}
      </p>
      <noscript>
        <Notice tone="error">{t("no-script")}</Notice>
      </noscript>
      <LanguageEditor found={found} />
    </div>
  );
}
