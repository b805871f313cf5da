import type { MissingCategories } from "#app/domain/catalog/csv/missing-categories.server.ts";
import { productCsv } from "#app/i18n/product-csv.ts";
import { useText } from "#app/i18n/use-text.ts";

/** The categories, subcategories and units that applying the file would create, by name. */
export function MissingEntities({ missing: { categories, subcategories, units } }: { missing: MissingCategories }) {
  const t = useText(productCsv);
  const groups = [
    { title: t("missing.categories"), names: categories.map(({ name }) => name) },
    { title: t("missing.subcategories"), names: subcategories.map(({ category, name }) => `${category} / ${name}`) },
    { title: t("missing.units"), names: units },
  ].filter(({ names }) => names.length > 0);
  if (groups.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2>{t("missing")}</h2>
      {groups.map(({ title, names }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul className="flex flex-wrap gap-2">
            {names.map((name) => (
              <li key={name} className="badge">
                {name}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
