import { Form, useNavigation } from "@remix-run/react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { Panel } from "#app/admin/panel.tsx";
import type { SeasonalChoice } from "#app/domain/content/find-seasonal-products.server.ts";
import type { ResourceResult } from "#app/domain/resource/resource-view.ts";
import { adminSeasonal } from "#app/i18n/admin-seasonal.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { FieldErrors } from "#app/ui/field-frame.tsx";
import { contentPaths } from "./content-paths.ts";

/** Where the picker stands on its page. */
export const pickerId = "seasonal-add";

interface SeasonalPickerProps {
  offered: readonly SeasonalChoice[];
  search: string;
  result: ResourceResult | undefined;
}

/** Products to add to the season: searched for, ticked, added together (A7.48). */
export function SeasonalPicker({ offered, search, result }: SeasonalPickerProps) {
  const t = useText(adminSeasonal);
  const isBusy = useNavigation().formMethod === "POST";
  const frame = useFormFrame({ id: "seasonal", result, isBusy });
  const path = contentPaths.seasonal;
  return (
    <Panel title={t("add")} id={pickerId}>
      <Form action={path} role="search" className="order-filters">
        <Field
          key={search}
          id="seasonal-find"
          label={t("find")}
          name="find"
          type="search"
          defaultValue={search}
          maxLength={100}
        />
        <Button variant="quiet" small icon="search">
          {t("search")}
        </Button>
      </Form>
      {offered.length === 0 ? <p className="text-ink-2">{t("nothing-found")}</p> : null}
      {offered.length > 0 ? (
        <FormFrame
          frame={frame}
          title={t("add.failed")}
          fields={[{ name: "product_id", label: t("pick"), id: "seasonal-picks" }]}
          save={{ label: t("add"), icon: "plus" }}
          isSmall
          method="post"
          action={path}
          className="grid gap-3"
        >
          <fieldset className="picks" id="seasonal-picks" tabIndex={-1}>
            <legend className="field-label">{t("pick")}</legend>
            {offered.map(({ id, name, price }) => (
              <label key={id} className="choice">
                <input type="checkbox" name="product_id" value={id} />
                <span>{`${name} · ${formatMoney(price)}`}</span>
              </label>
            ))}
            <FieldErrors id="seasonal-picks" errors={frame.errorsOf("product_id")} />
          </fieldset>
          <Checkbox name="featured" id="seasonal-featured" label={t("field.featured")} defaultChecked />
        </FormFrame>
      ) : null}
    </Panel>
  );
}
