import { useFetchers, useSubmit } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import { useFormPosts } from "./forms/use-form-posts.ts";

const FavouritesContext = createContext<ReadonlySet<number>>(new Set());

/** The ids of the favourites, including pending changes. */
export const useFavourites = () => useContext(FavouritesContext);

const prefix = "save:";

/** The forms of the favourite buttons, each of which is optimistic. A visitor is redirected to sign-in. */
export function FavouritesProvider({ ids, children }: { ids: readonly number[]; children: ReactNode }) {
  const submit = useSubmit();
  const fetchers = useFetchers();
  useFormPosts({
    "/favorites"(_, data) {
      submit(data, { method: "post", action: "/favorites", navigate: false, fetcherKey: prefix + data.get("product_id") });
      return true;
    },
  });
  const saved = new Set(ids);
  for (const { key, formData } of fetchers) {
    if (!key.startsWith(prefix) || !formData) continue;
    if (formData.get("saved") === "false") saved.delete(Number(formData.get("product_id")));
    else saved.add(Number(formData.get("product_id")));
  }
  return (
    <FavouritesContext.Provider value={saved}>
      {children}
      <form id="save" method="post" action="/favorites" />
      <form id="unsave" method="post" action="/favorites">
        <input type="hidden" name="saved" value="false" />
      </form>
    </FavouritesContext.Provider>
  );
}
