import { Form, useLocation, useSearchParams } from "@remix-run/react";
import { admin } from "#app/i18n/admin.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { GoButton } from "./go-button.tsx";
import { counterPath, shownSection } from "./page-address.ts";
import { useRefresh } from "./use-refresh.ts";

/** A label that a narrow screen leaves to the icon; screen readers read the button's own label. */
const Word = ({ children, isLast = false }: { children: string; isLast?: boolean }) => (
  <span className={isLast ? "admin-bar-last-word" : "admin-bar-word"}>{children}</span>
);

interface BarToolsProps {
  /** Whether this person takes orders at the counter. */
  maySell: boolean;
  isHelpOpen: boolean;
  onHelp: () => void;
}

/** What can be done from everywhere: sell, leave for the store, change the language, fetch anew, ask for help. */
export function BarTools({ maySell, isHelpOpen, onHelp }: BarToolsProps) {
  const t = useText(admin);
  const { pathname, search } = useLocation();
  return (
    <>
      {maySell ? (
        <Form action={counterPath}>
          <Button variant="plain" small icon="scan-line" aria-label={t("counter")}>
            <Word>{t("counter")}</Word>
          </Button>
        </Form>
      ) : null}
      <GoButton to="/" variant="plain" small icon="store" aria-label={t("go-to-store")}>
        <Word>{t("go-to-store")}</Word>
      </GoButton>
      <LanguageSwitch here={pathname + search} />
      <RefreshButton />
      <Form action="/admin/help">
        <input type="hidden" name="section" value={shownSection(pathname)} />
        <Button
          variant="plain"
          small
          icon="circle-question-mark"
          aria-label={t("help")}
          aria-expanded={isHelpOpen}
          onClick={(event) => {
            event.preventDefault();
            onHelp();
          }}
        >
          <Word isLast>{t("help")}</Word>
        </Button>
      </Form>
    </>
  );
}

/** Without JavaScript the form loads this page again; with it only the data is revalidated. */
function RefreshButton() {
  const t = useText(admin);
  const [params] = useSearchParams();
  const { refresh, isRefreshing } = useRefresh();
  return (
    <form>
      {[...params].map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <Button
        variant="plain"
        small
        icon="refresh-cw"
        aria-label={t("refresh")}
        busy={isRefreshing}
        onClick={(event) => {
          event.preventDefault();
          refresh();
        }}
      >
        <Word isLast>{t("refresh")}</Word>
      </Button>
    </form>
  );
}

function LanguageSwitch({ here }: { here: string }) {
  const t = useText(admin);
  const lang = useLang();
  return (
    <Form method="post" action="/language" preventScrollReset>
      <input type="hidden" name="return_to" value={here} />
      <Button
        name="lang"
        value={lang === "en" ? "ur" : "en"}
        variant="plain"
        small
        icon="languages"
        aria-label={t("language.other")}
      >
        <Word>{t("language.other")}</Word>
      </Button>
    </Form>
  );
}
