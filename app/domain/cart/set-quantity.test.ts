import { expect, test } from "vitest";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { setQuantity } from "./set-quantity.server.ts";

const customer = await makeUser();

test.each(["draft", "archived", "unknown"] as const)(
  "what is not on sale (%s) is refused with a whole sentence that does not tell what it is called",
  async (status) => {
    const productId = status === "unknown" ? 999_999 : (await makeProduct({ name: "Next Year's Mangoes", status })).id;
    const outcome = await setQuantity({ userId: customer.id }, { productId }, thousandths(1000));
    const refusal = outcome.ok ? null : outcome.refusal;
    expect(refusal && translator("en", refusals)(refusal.code, refusal.values)).toBe("We no longer sell this.");
  },
);
