import { Form } from "@remix-run/react";
import type { ListedRow } from "#app/domain/resource/resource-view.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { KeyHint, type PageParts } from "./page-parts.tsx";

/** The place of a row in the order by hand; null where the list stands in another order. */
export type RowPlace = { isFirst: boolean; isLast: boolean } | null;

/** What can be done with a row, in the one menu that it has: opens without JavaScript too. */
export function ResourceRowMenu<Row extends ListedRow>({
  resource,
  view,
  addresses,
  row,
  place,
}: PageParts<Row> & { row: Row; place: RowPlace }) {
  const t = useText(resource.texts);
  const say = useText(resourceTexts);
  const name = resource.nameOf(row);
  const version = <input type="hidden" name="version" value={row.version} />;
  const move = (way: "up" | "down", isEnd: boolean) => (
    <Form method="post" action={addresses.act(`${row.id}/${way}`)} preventScrollReset>
      {version}
      <button type="submit" disabled={isEnd}>
        <Icon name={`arrow-${way}`} />
        {say(way)}
      </button>
    </Form>
  );
  const switchTo = (word: "activate" | "deactivate") => (
    <Form method="post" action={addresses.act(`${row.id}/${word}`)} preventScrollReset>
      <button type="submit">
        <Icon name={word === "activate" ? "eye" : "eye-off"} />
        {say(word)}
      </button>
    </Form>
  );
  return (
    <details className="resource-menu" data-menu>
      <summary aria-label={say("more", { name })}>
        <Icon name="ellipsis-vertical" />
      </summary>
      <div className="resource-menu-panel">
        {view.mayEdit ? (
          <a href={addresses.open({ edit: row.id })} data-edit>
            <Icon name="pencil" />
            {say("edit")}
            <KeyHint>{say("edit.key")}</KeyHint>
          </a>
        ) : null}
        <a href={addresses.open({ history: row.id })}>
          <Icon name="history" />
          {say("history")}
        </a>
        {view.mayEdit && resource.isActive ? switchTo(resource.isActive(row) ? "deactivate" : "activate") : null}
        {view.mayEdit && place ? (
          <>
            {move("up", place.isFirst)}
            {move("down", place.isLast)}
          </>
        ) : null}
        {view.mayEdit ? (
          <details>
            <summary data-delete>
              <Icon name="trash-2" />
              {say("delete")}
              <KeyHint>{say("delete.key")}</KeyHint>
            </summary>
            <Form method="post" action={addresses.act(`${row.id}/delete`)} preventScrollReset data-deletes={row.id}>
              {version}
              <p>{t("delete.sure", { name })}</p>
              <button type="submit" className="button button-danger button-small button-wide">
                {say("delete")}
              </button>
            </Form>
          </details>
        ) : null}
      </div>
    </details>
  );
}
