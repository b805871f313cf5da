import { Form } from "@remix-run/react";
import { substitutions } from "#app/domain/cart/cart-line.ts";
import type { CartLineView } from "#app/domain/cart/line-view.server.ts";
import { cartLines } from "#app/i18n/cart-lines.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";

/** What the shop does when one line is missing: the choice, and the buttons that change it. Calling is what counts without one. */
export function IfMissing({ line: { key, name, substitution } }: { line: CartLineView }) {
  const t = useText(cartLines);
  const current = substitution ?? "call";
  return (
    <details className="more if-missing">
      <summary>
        {t("missing")} <b>{t(`missing.short.${current}`)}</b> <span className="sr-only">{name}</span>
      </summary>
      <Form method="post" action={`/cart/line/${key}/substitution`} preventScrollReset className="mb-2 flex flex-wrap gap-2">
        {substitutions.map((value) => (
          <Button
            key={value}
            variant={value === current ? "primary" : "quiet"}
            name="substitution"
            value={value}
            aria-pressed={value === current}
          >
            {t(`missing.${value}`)}
          </Button>
        ))}
        <Checkbox id={`every-${key}`} name="every" label={t("missing.every")} />
      </Form>
    </details>
  );
}
