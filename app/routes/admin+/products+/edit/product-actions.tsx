import { Form } from "@remix-run/react";
import { sectionPath } from "#app/admin/sections.ts";
import type { ProductFields } from "#app/domain/catalog/product-fields.ts";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import type { IconName } from "#app/ui/icon-names.ts";

/** Actions on a product as a whole. */
export function ProductActions({ id, version, status }: { id: number; version: number; status: ProductFields["status"] }) {
  const t = useText(texts);
  const acts = status === "archived" ? (["duplicate", "restore"] as const) : (["duplicate", "archive"] as const);
  return (
    <>
      {status === "active" ? (
        <LinkButton href={`/product/${id}`} target="_blank" variant="plain" small icon="external-link">
          {t("act.see")}
        </LinkButton>
      ) : null}
      <LinkButton
        href={`${sectionPath("product-questions")}?productId=${id}`}
        variant="plain"
        small
        icon="message-circle-question-mark"
      >
        {t("act.questions")}
      </LinkButton>
      {acts.map((act) => (
        <Form key={act} method="post" action={`/admin/products/${id}/${act}`}>
          {act === "archive" ? <input type="hidden" name="version" value={version} /> : null}
          <Button variant="quiet" small icon={icons[act]}>
            {t(`act.${act}`)}
          </Button>
        </Form>
      ))}
    </>
  );
}

const icons = { duplicate: "copy", archive: "inbox", restore: "undo-2" } as const satisfies Record<string, IconName>;
