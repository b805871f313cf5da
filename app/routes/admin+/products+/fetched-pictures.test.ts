import { expect, test } from "vitest";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { productFormOf } from "#tests/fixtures/product-form.ts";
import { answerTo, post, returnedForm } from "#tests/fixtures/request.ts";
import { action } from "./$productId.tsx";

const editor = await makeStaff("editor");

test("a picture of another site that cannot be fetched is refused in a sentence; one that was saved before stops no save", async () => {
  const product = await makeProduct({ imageUrl: "https://x.test/old.jpg" });
  const save = (address: string) => {
    const form = { ...productFormOf(product), version: "", image_url: address };
    return answerTo(
      action(post(`/admin/products/${product.id}`, form, { ...editor, params: { productId: String(product.id) } })),
    );
  };
  const refused = await save("https://127.0.0.1/new.jpg");
  expect([refused.status, returnedForm(refused).error["image_url"]?.[0]]).toEqual([
    400,
    expect.stringContaining("could not be fetched from this address"),
  ]);
  expect((await save("https://x.test/old.jpg")).status).toBe(302);
});
