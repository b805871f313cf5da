import { Form } from "@remix-run/react";
import { EditModal } from "#app/admin/edit-modal.tsx";
import { type ListedRow, type MissingRow, missingActions } from "#app/domain/resource/resource-view.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import type { PageParts } from "./page-parts.tsx";

interface MissingProps {
  missing: MissingRow;
}

/** In place of the form of a row that is not there: whether it was deleted, and the ways on. */
export function MissingNotice<Row extends ListedRow>({ resource, view, addresses, missing }: PageParts<Row> & MissingProps) {
  const t = useText(resource.texts);
  const say = useText(resourceTexts);
  const { id, name, isBinned } = missing;
  return (
    <EditModal title={name ?? t("rows")} closeTo={addresses.list()}>
      <Notice>
        <b>{name === null ? say("missing.unknown") : say("missing.deleted", { name })}</b>
        {isBinned ? <p>{say("missing.binned")}</p> : null}
      </Notice>
      {isBinned && view.mayEdit ? (
        <Form method="post" action={addresses.act(`${id}/restore`)}>
          <SaveKey />
          <Button small icon="undo-2">
            {say("restore")}
          </Button>
        </Form>
      ) : view.mayEdit && resource.canAdd ? (
        <LinkButton href={addresses.open({ edit: "new" })} small icon="plus">
          {t("add")}
        </LinkButton>
      ) : null}
    </EditModal>
  );
}

/** What the save bar of the form of a deleted row does: it restores the row, else adds it as new; null where neither can be done. */
export function useMissingSave(missing: MissingRow | undefined, canAdd: boolean): { label: string } | null {
  const say = useText(resourceTexts);
  if (missing?.isBinned) return { label: say("save") };
  return canAdd ? { label: say("missing.add") } : null;
}

/** Above the fields of a row that was deleted while somebody typed: what can be done with what was typed. */
export function MissingChoice({ missing: { id, name, isBinned }, canAdd }: MissingProps & { canAdd: boolean }) {
  const say = useText(resourceTexts);
  return (
    <Notice>
      <b>{name === null ? say("missing.unknown") : say("missing.deleted", { name })}</b>
      <p>{say(isBinned ? "missing.kept-binned" : canAdd ? "missing.kept" : "missing.copy")}</p>
      <input type="hidden" name="id" value={id} />
      {isBinned || canAdd ? <input type="hidden" name={missingActions[isBinned ? "restore" : "add"]} value="1" /> : null}
      {isBinned && canAdd ? <Checkbox name={missingActions.add} value="1" label={say("missing.add-instead")} /> : null}
    </Notice>
  );
}
