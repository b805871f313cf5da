import type { NearProduct } from "#app/domain/catalog/search-nearest.server.ts";
import { listing } from "#app/i18n/listing.ts";
import { search as texts } from "#app/i18n/search.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchForm } from "./search-form.tsx";

/** A search without a result: hints, the nearest results, and the offer of a special request. */
export function SearchNothingFound({ search, nearest }: { search: string; nearest: readonly NearProduct[] }) {
  const t = useText(texts);
  const l = useText(listing);
  const lang = useLang();
  return (
    <>
      <EmptyState
        icon="package-open"
        title={l("empty.search", { search })}
        action={
          <>
            <SearchForm id="search-again" />
            <LinkButton variant="quiet" href="/products">
              {l("empty.all")}
            </LinkButton>
          </>
        }
      >
        {l("empty.try")}
      </EmptyState>
      {nearest.length > 0 ? (
        <section className="search-nearest" aria-labelledby="nearest">
          <h2 id="nearest">{t("nearest")}</h2>
          <ul>
            {nearest.map(({ id, name, nameUr }) => (
              <li key={id}>
                <a href={`/product/${id}`}>{(lang === "ur" && nameUr) || name}</a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="search-request">
        {`${t("request.why")} `}
        <a href="/special-request">{t("request")}</a>
      </p>
    </>
  );
}
