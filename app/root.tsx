import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { data, LiveReload, Meta, Outlet, Scripts, useMatches, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { undoTime } from "#app/domain/audit/undo-time.ts";
import { langOf } from "#app/http/lang.server.ts";
import { themeOf } from "#app/http/theme.server.ts";
import { takeToast, type WaitingToast } from "#app/http/toast.server.ts";
import { htmlLang } from "#app/i18n/lang.ts";
import { isServer } from "#app/lib/is-server.ts";
import { useVisits } from "#app/shop/analytics/analytics-visits.ts";
import { ErrorPage } from "#app/shop/error-page.tsx";
import { LanguageProvider, waitForWords } from "#app/shop/language/custom-words-provider.tsx";
import { useScrollMemory } from "#app/shop/scroll/use-scroll-memory.ts";
import { fontLinks } from "#app/ui/fonts.ts";
import { useNonce } from "#app/ui/nonce.ts";
import { useRouteModules } from "#app/ui/route-modules.ts";
import styles from "#app/ui/styles/tailwind.css";
import { type ArrivedToast, ToastHost } from "#app/ui/toast.tsx";
import { noteEarly } from "#app/ui/typed-before-hydration.ts";
import { useBeforePaint } from "#app/ui/use-before-paint.ts";

/**
 * Navigation within the same half of the site changes nothing here; a submit may have set a toast, unless the request failed. An address
 * unknown to the storefront is loaded as a document, and the toast is left for that load.
 */
export function shouldRevalidate({
  formMethod,
  actionStatus,
  currentUrl,
  nextUrl,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if ("*" in nextParams && currentUrl.pathname !== nextUrl.pathname) return false;
  if (formMethod && formMethod !== "GET") return defaultShouldRevalidate && actionStatus !== 503;
  return isAdmin(currentUrl) !== isAdmin(nextUrl) || currentUrl.href === nextUrl.href;
}

const isAdmin = ({ pathname }: URL): boolean => /^\/admin/i.test(pathname);

export function loader({ request }: LoaderFunctionArgs) {
  const lang = langOf(request);
  const toast = takeToast(request, lang);
  const theme = isAdmin(new URL(request.url)) ? themeOf(request) : "light";
  const page = { lang, theme, toast: toast && arrivedToast(toast) };
  return data(page, toast ? { headers: { "Set-Cookie": toast.clear } } : undefined);
}

/** A waiting toast as its host shows it. */
const arrivedToast = ({ sentence, tone, record, undo }: WaitingToast): ArrivedToast => ({
  ...{ sentence, tone, record, at: Date.now() },
  undo: undo === null ? null : { address: undo, time: undoTime },
});

export function Layout({ children }: { children: ReactNode }) {
  const page = useRouteLoaderData<typeof loader>("root");
  const nonce = useNonce();
  const lang = page?.lang ?? "en";
  return (
    <html
      lang={htmlLang(lang)}
      dir="ltr"
      className={lang === "ur" ? "font-urdu" : undefined}
      data-theme={page?.theme}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Must run before the first paint. */}
        <script
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: isServer ? `${waitForWords};${noteEarly}` : "" }}
          suppressHydrationWarning
        />
        {fontLinks.map((link) => (
          <link key={link.href} {...link} />
        ))}
        <link rel="stylesheet" href={styles} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Sheets />
        {/* Last, as some of it is on the server alone: React keeps what follows its own elements in a head and a body. */}
        <Meta />
      </head>
      <body>
        <LanguageProvider lang={lang}>{children}</LanguageProvider>
        <LiveReload nonce={nonce} />
        {isServer ? <Scripts nonce={nonce} /> : null}
      </body>
    </html>
  );
}

/** The style sheets that routes have beside the shop's: `export const handle = { sheet }`. */
function Sheets() {
  return useMatches().map(({ id, handle }) => {
    const { sheet } = (handle ?? {}) as { sheet?: string };
    return sheet ? <link key={id} rel="stylesheet" href={sheet} /> : null;
  });
}

export default function App() {
  const page = useRouteLoaderData<typeof loader>("root");
  useVisits();
  useScrollMemory();
  useRouteModules();
  useBeforePaint(() => {
    if (window.early?.end()) void import("#app/ui/replay-typing.ts").then(({ replayEarly }) => replayEarly());
  }, []);
  return (
    <>
      <Outlet />
      <ToastHost toast={page?.toast ?? null} />
    </>
  );
}

/** For errors that no other boundary handled, without any frame: the frame may be the cause. */
export function ErrorBoundary() {
  return (
    <main>
      <ErrorPage error={useRouteError()} />
    </main>
  );
}
