import { Form } from "@remix-run/react";
import { EditModal } from "#app/admin/edit-modal.tsx";
import { EncodingQuestion, WordsTick } from "#app/admin/encoding-question.tsx";
import type { ListedRow } from "#app/domain/resource/resource-view.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import type { PageParts } from "./page-parts.tsx";

/** What a CSV file would change, line by line, before it is applied as a whole. */
export function ImportDialog<Row extends ListedRow>({ view, addresses }: PageParts<Row>) {
  const say = useText(resourceTexts);
  if (!view.imported) return null;
  const { id, counts, rows, unknown, guessed } = view.imported;
  return (
    <EditModal title={say("import.title")} closeTo={addresses.list()}>
      {guessed ? (
        <EncodingQuestion guessed={guessed} method="get" action={addresses.list()}>
          <input type="hidden" name="import" value={id} />
        </EncodingQuestion>
      ) : null}
      <Form method="post" action={addresses.act(`import/${id}/apply`)} className="grid gap-3">
        <SaveKey />
        <p>{say("import.counts", counts)}</p>
        {unknown.length > 0 ? <Notice tone="haldi">{say("import.unknown", { names: unknown.join(", ") })}</Notice> : null}
        <ul className="resource-changes">
          {rows
            .filter(({ change }) => change !== "same")
            .map(({ line, name, change, why }) => (
              <li key={line} data-change={change}>
                <small>{say("import.line", { line })}</small>
                <b>{name}</b>
                <span>{why ?? say(`import.${change}`)}</span>
              </li>
            ))}
        </ul>
        {guessed ? (
          <>
            <input type="hidden" name="read_as" value={guessed.encoding} />
            <WordsTick words={guessed.words} />
          </>
        ) : null}
        <div className="flex flex-wrap gap-2">
          {counts.added + counts.changed > 0 ? (
            <Button small icon="check">
              {say("import.apply")}
            </Button>
          ) : null}
          <LinkButton href={addresses.list()} variant="plain" small>
            {say("cancel")}
          </LinkButton>
        </div>
      </Form>
    </EditModal>
  );
}
