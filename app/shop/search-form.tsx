import { useLocation, useNavigate, useSearchParams } from "@remix-run/react";
import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useFormPosts } from "./use-form-posts.ts";

/** The product search of the header. Nothing, or nothing but spaces, is not sent (A5.01). */
export function SearchForm() {
  const t = useText(shell);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const searched = useLocation().pathname === "/products" ? (params.get("search") ?? "") : "";
  useFormPosts({
    "/products"(form, data) {
      const search = String(data.get("search") ?? "").trim();
      if (form.getAttribute("role") !== "search" || !search) return false;
      navigate(`/products?${new URLSearchParams({ search })}`);
      return true;
    },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> can't carry the address and the style hooks of the form itself
    <form role="search" className="search" method="get" action="/products">
      <Icon name="search" />
      <input
        key={searched}
        id="search"
        type="text"
        name="search"
        defaultValue={searched}
        placeholder={t("search.placeholder")}
        aria-label={t("search")}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        required
        pattern=".*\S.*"
      />
      <a href="/products" aria-label={t("search.clear")} onClick={emptyField}>
        <Icon name="x" />
      </a>
    </form>
  );
}

/** On /products itself the link leads nowhere new, so the field is emptied by hand. */
function emptyField({ currentTarget }: { currentTarget: HTMLElement }) {
  const field = currentTarget.parentElement?.querySelector("input");
  if (field) field.value = "";
}
