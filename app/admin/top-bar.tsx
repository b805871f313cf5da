import { Form, useLocation, useRevalidator, useSearchParams } from "@remix-run/react";
import { admin } from "#app/i18n/admin.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast-list.ts";
import { AccountMenu, type ShellStaff } from "./account-menu.tsx";
import { GoButton } from "./go-button.tsx";

/** A label that a narrow screen leaves to the icon; screen readers hear the button's own label. */
const Wide = ({ children }: { children: string }) => <span className="hidden lg:inline">{children}</span>;

/** What can be done from everywhere: fetch anew, leave for the store, change language and theme, sign out. */
export function TopBar({ staff, theme }: { staff: ShellStaff; theme: "light" | "dark" }) {
  const t = useText(admin);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <>
      <RefreshButton />
      <GoButton to="/" variant="plain" small icon="store" aria-label={t("go-to-store")}>
        <Wide>{t("go-to-store")}</Wide>
      </GoButton>
      <LanguageSwitch here={here} />
      <ThemeSwitch here={here} theme={theme} />
      <AccountMenu staff={staff} />
    </>
  );
}

/** Without JavaScript the form loads this very page; with it only the data are fetched anew. */
function RefreshButton() {
  const t = useText(admin);
  const [params] = useSearchParams();
  const { revalidate, state } = useRevalidator();
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
        busy={state === "loading"}
        onClick={async (event) => {
          event.preventDefault();
          await revalidate();
          showToast({ title: t("refreshed"), tone: "success" });
        }}
      >
        <Wide>{t("refresh")}</Wide>
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
        <Wide>{t("language.other")}</Wide>
      </Button>
    </Form>
  );
}

function ThemeSwitch({ here, theme }: { here: string; theme: "light" | "dark" }) {
  const t = useText(admin);
  const other = theme === "dark" ? "light" : "dark";
  return (
    <Form method="post" action="/admin/theme" preventScrollReset>
      <input type="hidden" name="return_to" value={here} />
      <Button
        name="theme"
        value={other}
        variant="plain"
        small
        iconOnly
        icon={other === "light" ? "sun" : "moon"}
        aria-label={t(`theme.${other}`)}
      />
    </Form>
  );
}
