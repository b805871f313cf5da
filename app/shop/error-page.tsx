import { isRouteErrorResponse, useLocation, useNavigationType } from "@remix-run/react";
import { errors as texts } from "#app/i18n/errors.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SearchForm } from "./search/search-form.tsx";

const looks = {
  "not-found": { icon: "scan-search", heading: "not-found.title", why: "not-found.why" },
  network: { icon: "wifi-off", heading: "network.title", why: "network.why" },
  server: { icon: "triangle-alert", heading: "server.title", why: "server.why" },
  other: { icon: "triangle-alert", heading: "other.title", why: "other.why" },
} as const;

/** The kind of error for a visitor: not found, offline, or a fault of the server. */
function kindOf(error: unknown): keyof typeof looks {
  if (isRouteErrorResponse(error)) return error.status === 404 ? "not-found" : error.status >= 500 ? "server" : "other";
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message) ? "network" : "other";
}

/**
 * The page in place of one that cannot be shown: what happened, what to do, and the reference of the log entry (A8.35). `reference` is the
 * request of the document, so it is given only where that is the one that failed.
 */
export function ErrorPage({ error, reference }: { error: unknown; reference?: string | undefined }) {
  const t = useText(texts);
  const kind = kindOf(error);
  const { icon, heading, why } = looks[kind];
  const { pathname, search } = useLocation();
  const cameWithThePage = useNavigationType() === "POP";
  return (
    <div className="page">
      <div className="empty">
        <Icon name={icon} />
        <h1>{t(heading)}</h1>
        <p>{t(why)}</p>
        {reference && cameWithThePage ? <small>{t("reference", { reference })}</small> : null}
        {kind === "not-found" ? (
          <SearchForm variant="hero" id="search-here" />
        ) : (
          <LinkButton href={pathname + search} data-reload="">
            {t("again")}
          </LinkButton>
        )}
        <LinkButton variant={kind === "not-found" ? "primary" : "quiet"} href="/">
          {t("to-home")}
        </LinkButton>
        <LinkButton variant="quiet" href="/products">
          {t("to-products")}
        </LinkButton>
      </div>
    </div>
  );
}
