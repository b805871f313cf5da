import { Form } from "@remix-run/react";
import { Drawer } from "#app/admin/drawer.tsx";
import type { ListedRow, ResourceView } from "#app/domain/resource/resource-view.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import type { ListAddresses } from "./resource-address.ts";

interface SaveViewProps<Row extends ListedRow> {
  view: ResourceView<Row>;
  addresses: ListAddresses;
  /** the query as it would be saved */
  here: string;
}

/** Keeps the list as it is filtered and sorted now as a tab for the whole team; one that is kept can be deleted here. */
export function SaveView<Row extends ListedRow>({ view, addresses, here }: SaveViewProps<Row>) {
  const say = useText(resourceTexts);
  const saved = view.views.find(({ query }) => query === here);
  if (saved) {
    return (
      <Form method="post" action={addresses.act(`views/${saved.id}/delete`)}>
        <SaveKey />
        <Button variant="plain" small iconOnly icon="x" aria-label={say("views.delete", { name: saved.name })} />
      </Form>
    );
  }
  return (
    <Drawer
      className="resource-pop"
      summary={
        <summary className="button button-plain button-small button-icon" aria-label={say("views.save")}>
          <Icon name="save" />
        </summary>
      }
    >
      <Form method="post" action={addresses.act("views")} className="resource-pop-panel">
        <SaveKey />
        <input type="hidden" name="query" value={here} />
        <Field label={say("views.name")} name="name" id="view-name" required maxLength={40} />
        <Button small wide>
          {say("views.save")}
        </Button>
      </Form>
    </Drawer>
  );
}
