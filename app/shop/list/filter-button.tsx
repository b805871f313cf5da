import { useNavigate } from "@remix-run/react";
import { filters as texts } from "#app/i18n/filters.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { useFormPosts } from "../forms/use-form-posts.ts";

/** Opens and closes the panel of the filters. */
export const toggles = { popovertarget: "filters" };

/** Opens the panel on a phone; on a wide screen the panel is beside the list. */
export function FilterButton({ count }: { count: number }) {
  const t = useText(texts);
  return (
    <Button type="button" variant="quiet" icon="sliders-horizontal" className="filters-open" {...toggles}>
      {count > 0 ? t("open.count", { count }) : t("title")}
    </Button>
  );
}

/** Without JavaScript the browser sends empty fields too, and the server redirects to the canonical address. */
export function useFilterForm(path: string): void {
  const navigate = useNavigate();
  useFormPosts({
    [path](form, data) {
      if (form.id !== "filters") return false;
      const summary = [...data].filter(
        (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1].trim() !== "",
      );
      form.hidePopover?.();
      navigate(summary.length > 0 ? `${path}?${new URLSearchParams(summary)}` : path);
      return true;
    },
  });
}
