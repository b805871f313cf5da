import type { ContentsByPackage } from "#app/domain/packages/list-contents.server.ts";
import type { CustomPackageRow } from "#app/domain/packages/list-custom-packages.server.ts";
import { customPackages as texts } from "#app/i18n/custom-packages.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { OwnPackageActions } from "./own-package-actions.tsx";

interface MyPackagesProps {
  packages: readonly CustomPackageRow[];
  /** Empty while orders are taken here: only a chat needs the contents. */
  contents: ContentsByPackage;
}

/** A customer's own packages, the newest first, each with its actions. */
export function MyPackages({ packages, contents }: MyPackagesProps) {
  const t = useText(texts);
  return (
    <section className="shelf" aria-labelledby="mine" id="my-packages">
      <div className="shelf-head">
        <h2 id="mine">{t("mine")}</h2>
        <a href="/custom-package">{t("build")}</a>
      </div>
      {packages.length === 0 ? <p>{t("mine.none")}</p> : null}
      <ul className="own-packages">
        {packages.map((own) => (
          <OwnPackage key={own.id} own={own} contents={contents[own.id] ?? []} />
        ))}
      </ul>
    </section>
  );
}

function OwnPackage({ own, contents }: { own: CustomPackageRow; contents: ContentsByPackage[number] }) {
  const { id, name, itemsCount, duration, createdAt } = own;
  const t = useText(texts);
  const lang = useLang();
  const details = [t("items", { count: itemsCount }), t("days", { count: duration }), formatDateTime(createdAt, lang)];
  return (
    <li className="panel">
      <h3>
        <a href={`/edit-custom-package/${id}`}>{name}</a>
      </h3>
      <p className="card-about">{details.join(" · ")}</p>
      <OwnPackageActions id={id} name={name} contents={contents} isEmpty={itemsCount === 0}>
        <LinkButton variant="quiet" icon="pencil" href={`/edit-custom-package/${id}`} aria-label={t("edit.named", { name })}>
          {t("edit")}
        </LinkButton>
      </OwnPackageActions>
    </li>
  );
}
