import { Form, useLocation, useSearchParams } from "@remix-run/react";
import { admin } from "#app/i18n/admin.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { AccountMenu, type ShellStaff } from "./account-menu.tsx";
import { GoButton } from "./go-button.tsx";
import { addProductPath, shownSection } from "./page-address.ts";
import type { DeviceTheme } from "./theme-form.tsx";
import { useRefresh } from "./use-refresh.ts";

/** A label that a narrow screen hides, leaving the icon; the button has its own label for screen readers. */
const Wide = ({ children }: { children: string }) => <span className="hidden xl:inline">{children}</span>;

/** Global actions: help, refresh, link to the store, language and theme, sign-out. */
export function TopBar({ staff, mayAddProduct, ...looks }: DeviceTheme & { staff: ShellStaff; mayAddProduct: boolean }) {
  const t = useText(admin);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const section = shownSection(pathname);
  return (
    <>
      {section === "products" && mayAddProduct ? <AddProductButton /> : null}
      <Form action="/admin/help">
        <input type="hidden" name="section" value={section} />
        <Button variant="plain" small icon="circle-question-mark" aria-label={t("help")}>
          <Wide>{t("help")}</Wide>
        </Button>
      </Form>
      <RefreshButton />
      <GoButton to="/" variant="plain" small icon="store" aria-label={t("go-to-store")}>
        <Wide>{t("go-to-store")}</Wide>
      </GoButton>
      <LanguageSwitch here={here} />
      <AccountMenu staff={staff} here={here} {...looks} />
    </>
  );
}

/** Shown on the products page alone (A2.78). */
function AddProductButton() {
  const t = useText(admin);
  return (
    <Form action={addProductPath}>
      <Button small icon="plus" aria-label={t("add-product")}>
        <Wide>{t("add-product")}</Wide>
      </Button>
    </Form>
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
