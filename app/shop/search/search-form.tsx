import { useLocation, useNavigate, useSearchParams } from "@remix-run/react";
import { type ComponentType, type SyntheticEvent, useRef, useState } from "react";
import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useFormPosts } from "../forms/use-form-posts.ts";
import type { SearchPanelProps } from "./search-panel.tsx";

interface SearchFormProps {
  /** `compact` collapses behind a toggle, `hero` is the large one of a landing page (A2.41, A2.58). */
  variant?: "default" | "compact" | "hero";
  /** Id prefix of the search fields of one page. */
  id?: string;
}

/** The product search: a plain form. Its suggestions are loaded on the first focus of its field. */
export function SearchForm({ variant = "default", id = "search" }: SearchFormProps) {
  if (variant !== "compact") return <SearchBox id={id} isHero={variant === "hero"} />;
  return <FoldedSearch id={id} />;
}

/** Open until it is closed, so that the search works without JavaScript and without a click. */
function FoldedSearch({ id }: { id: string }) {
  const t = useText(shell);
  const focusField = ({ currentTarget: fold }: SyntheticEvent<HTMLDetailsElement>) => {
    if (fold.open && fold.contains(document.activeElement)) fold.querySelector("input")?.focus();
  };
  return (
    <details className="search-fold" open onToggle={focusField}>
      <summary aria-label={t("nav.search")}>
        <Icon name="search" />
      </summary>
      <SearchBox id={id} />
    </details>
  );
}

/** Empty or blank text is not submitted (A5.01). */
function SearchBox({ id, isHero }: { id: string; isHero?: boolean }) {
  const t = useText(shell);
  const box = useRef<HTMLDivElement>(null);
  const [Panel, loadPanel] = useLazyPanel();
  const [params] = useSearchParams();
  const searched = useLocation().pathname === "/products" ? (params.get("search") ?? "") : "";
  useClientSearch();
  return (
    <div ref={box} className={isHero ? "search-box search-hero" : "search-box"}>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> cannot carry the address and the style hooks of the form itself */}
      <form role="search" className="search" method="get" action="/products">
        <Icon name="search" />
        <input
          key={searched}
          id={id}
          type="text"
          name="search"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="grid"
          aria-expanded="false"
          defaultValue={searched}
          placeholder={t("search.placeholder")}
          aria-label={t("search")}
          onFocus={loadPanel}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          onInvalid={(event) => event.preventDefault()} // the form is not sent, and no bubble of the browser says so in its own language
          required
          pattern=".*\S.*"
        />
        <a href="/products" aria-label={t("search.clear")} onClick={emptyField}>
          <Icon name="x" />
        </a>
        {isHero ? (
          <button type="submit" className="button button-primary">
            {t("nav.search")}
          </button>
        ) : null}
      </form>
      {Panel && box.current ? <Panel box={box.current} /> : null}
    </div>
  );
}

/** Suggestions are optional: when their code fails to load, the next focus tries again. */
function useLazyPanel() {
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps> | null>(null);
  const load = () => {
    if (!Panel) import("./search-panel.tsx").then(({ SearchPanel }) => setPanel(() => SearchPanel)).catch(() => undefined);
  };
  return [Panel, load] as const;
}

/** A search navigates to its results without loading a document. */
function useClientSearch() {
  const navigate = useNavigate();
  useFormPosts({
    "/products"(form, data) {
      const search = String(data.get("search") ?? "").trim();
      if (form.getAttribute("role") !== "search" || !search) return false;
      navigate(`/products?${new URLSearchParams({ search })}`);
      return true;
    },
  });
}

/** On /products itself the link changes nothing, so the field is cleared explicitly. */
function emptyField({ currentTarget }: { currentTarget: HTMLElement }) {
  const field = currentTarget.parentElement?.querySelector("input");
  if (field) field.value = "";
}
