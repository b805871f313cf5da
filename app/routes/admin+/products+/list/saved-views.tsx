import { useLocation } from "@remix-run/react";
import { type FormEvent, useSyncExternalStore } from "react";
import { Drawer } from "#app/admin/drawer.tsx";
import { HeadLabel } from "#app/admin/list/list-head.tsx";
import { productList } from "#app/i18n/product-list.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { readStoredViews, readViews, storeViews, watchViews, withView } from "./stored-views.ts";

/** Named links to filtered lists, stored on this device; without JavaScript the address itself can be bookmarked. */
export function SavedViews() {
  const t = useText(productList);
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const views = readViews(useSyncExternalStore(watchViews, readStoredViews, () => null));
  if (!isHydrated) return null;
  const store = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("view_name")).trim();
    if (name) storeViews(withView(views, { name, query: search || "?" }));
    event.currentTarget.reset();
  };
  return (
    <Drawer
      className="resource-pop"
      summary={
        <summary className="button button-plain button-small" aria-label={t("views")} title={t("views")}>
          <HeadLabel icon="list" label={t("views")} />
        </summary>
      }
    >
      <div className="resource-pop-panel">
        {views.length === 0 ? <p>{t("views.none")}</p> : null}
        {views.map(({ name, query }) => (
          <div key={name} className="flex items-center justify-between gap-2">
            <a href={pathname + query}>{name}</a>
            <Button
              type="button"
              variant="plain"
              small
              iconOnly
              icon="x"
              aria-label={t("views.forget", { name })}
              onClick={() => storeViews(views.filter((view) => view.name !== name))}
            />
          </div>
        ))}
        <form onSubmit={store} className="grid gap-2">
          <Field label={t("views.name")} name="view_name" maxLength={40} required />
          <Button small wide>
            {t("views.keep")}
          </Button>
        </form>
      </div>
    </Drawer>
  );
}
