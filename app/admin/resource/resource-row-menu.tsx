import { Form } from "@remix-run/react";
import { isUnsaved, type ListedRow } from "#app/domain/resource/resource-view.ts";
import { toText } from "#app/domain/resource/to-text.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { KeyHint, type PageParts, UseLinks } from "./page-parts.tsx";
import { hasText } from "./resource.ts";
import { InUseNote } from "./resource-use.tsx";

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
  const remove = hasText(resource.texts, "delete") ? t("delete") : say("delete");
  const isNew = isUnsaved(row);
  const mayChange = view.mayEdit && !isNew;
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
  const setTo = (name: string, value: string) => (
    <Form key={`${name}/${value}`} method="post" action={addresses.act(`${row.id}/${name}/${value}`)} preventScrollReset>
      <button type="submit">
        <Icon name={value === "off" || value === "hidden" ? "eye-off" : "check"} />
        {t(`set.${name}.${value}`)}
      </button>
    </Form>
  );
  const switchTo = (word: "activate" | "deactivate") => (
    <Form method="post" action={addresses.act(`${row.id}/${word}`)} preventScrollReset>
      <button type="submit">
        <Icon name={word === "activate" ? "eye" : "eye-off"} />
        {hasText(resource.texts, word) ? t(word) : say(word)}
      </button>
    </Form>
  );
  return (
    <details className="resource-menu" data-menu>
      <summary aria-label={say("more", { name })}>
        <Icon name="ellipsis-vertical" />
      </summary>
      <div className="resource-menu-panel">
        {mayChange ? choicesOf(resource, row).map(({ name, value }) => setTo(name, value)) : null}
        {view.mayEdit && resource.hasForm ? (
          <a href={addresses.open({ edit: row.id })} data-edit>
            <Icon name="pencil" />
            {say("edit")}
            <KeyHint>{say("edit.key")}</KeyHint>
          </a>
        ) : null}
        {resource.useLinks ? <UseLinks resource={resource} id={row.id} /> : null}
        {isNew ? null : (
          <a href={addresses.open({ history: row.id })}>
            <Icon name="history" />
            {say("history")}
          </a>
        )}
        {mayChange && resource.isActive ? switchTo(resource.isActive(row) ? "deactivate" : "activate") : null}
        {mayChange && resource.canCopy ? (
          <Form method="post" action={addresses.act(`${row.id}/duplicate`)}>
            <SaveKey />
            <button type="submit">
              <Icon name="copy" />
              {say("duplicate")}
            </button>
          </Form>
        ) : null}
        {mayChange ? resource.inMenu?.(row, addresses) : null}
        {mayChange && place ? (
          <>
            {move("up", place.isFirst)}
            {move("down", place.isLast)}
          </>
        ) : null}
        {mayChange ? (
          <details>
            <summary data-delete>
              <Icon name="trash-2" />
              {remove}
              <KeyHint>{say("delete.key")}</KeyHint>
            </summary>
            <Form method="post" action={addresses.act(`${row.id}/delete`)} preventScrollReset data-deletes={row.id}>
              {version}
              <p>{t("delete.sure", { name })}</p>
              <InUseNote resource={resource} id={row.id} emptyAt={addresses.open({ move: row.id })} />
              <button type="submit" className="button button-danger button-small button-wide">
                {remove}
              </button>
            </Form>
          </details>
        ) : null}
      </div>
    </details>
  );
}

/** What the menu of a row can set: the values that a field does not have and that its section has words for. */
const choicesOf = <Row extends ListedRow>({ settable, texts }: PageParts<Row>["resource"], row: Row) =>
  settable.flatMap(({ name, column, field }) => {
    const values = field.type === "choice" ? field.options : ["on", "off"];
    const current = toText(field, row[column as keyof Row]);
    return values
      .filter((value) => value !== current && hasText(texts, `set.${name}.${value}`))
      .map((value) => ({ name, value }));
  });
