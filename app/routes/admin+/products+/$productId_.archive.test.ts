import { describe, expect, test } from "vitest";
import { findProduct } from "#app/domain/catalog/find-product.server.ts";
import { saveProduct } from "#app/domain/catalog/save-product.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, shownFailure, shownToast } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as save } from "./$productId.tsx";
import { action as archive } from "./$productId_.archive.ts";
import { action as duplicate } from "./$productId_.duplicate.ts";
import { action as restore } from "./$productId_.restore.ts";

const editor = await makeStaff("editor");
const viewer = await makeStaff("viewer");

const pathOf = (id: number | string) => `/admin/products/${id}`;
const act = (serve: typeof archive | typeof save, id: number | string, { cookie } = editor) =>
  answerTo(serve(post(pathOf(id), {}, { cookie, params: { productId: String(id) } })));
const read = (id: number) => db.product.findUniqueOrThrow({ where: { id }, include: { images: true } });

describe("a product as a whole", () => {
  test("is duplicated as a draft without barcode and stock, and the copy is opened", async () => {
    const product = await makeProduct({
      name: "Langra",
      barcode: "8964222",
      stockQuantity: 5000,
      featured: true,
      imageUrl: "/a.webp",
    });
    await db.productImage.create({ data: { productId: product.id, url: "/b.webp" } });
    const answer = await act(duplicate, product.id);
    const id = Number(answer.location?.split("/").at(-1));
    expect([answer.status, shownToast(answer), id]).toEqual([
      302,
      "Here is the copy. Customers see it once you set it to active.",
      expect.any(Number),
    ]);
    expect(id).not.toBe(product.id);
    expect(await read(id)).toMatchObject({
      ...{ name: "Langra (copy)", status: "draft", barcode: null, stockQuantity: 0, featured: false, imageUrl: "/a.webp" },
      images: [{ url: "/b.webp" }],
    });
    expect((await openAdmin(pathOf(id), editor)).html).toContain("Made as a copy");
  });

  test("is archived and brought back as it was, and customers see it only meanwhile not", async () => {
    for (const status of ["active", "draft"] as const) {
      const { id } = await makeProduct({ status });
      const put = await act(archive, id);
      expect([put.status, put.location, shownToast(put)]).toEqual([302, pathOf(id), "Archived. Customers no longer see it."]);
      expect((await read(id)).status).toBe("archived");
      expect(await findProduct(id, "en")).toBeNull();
      expect((await openAdmin(pathOf(id), editor)).html).toContain("Restore");
      expect(shownToast(await act(restore, id))).toBe("Brought back as it was before.");
      expect((await read(id)).status).toBe(status);
      expect((await act(restore, id)).status).toBe(302);
      expect((await read(id)).version).toBe(3);
    }
  });
});

test("is archived in the version that was on the screen: not where somebody else gave it another status since", async () => {
  const { id, version } = await makeProduct({ status: "draft" });
  expect((await openAdmin(pathOf(id), editor)).html).toMatch(new RegExp(`/archive".*?name="version" value="${version}"`, "s"));
  const send = () =>
    answerTo(
      archive(post(pathOf(id), { version: String(version) }, { cookie: editor.cookie, params: { productId: String(id) } })),
    );
  await saveProduct(id, { status: "active" }, { version, by: editor.id });
  const late = await send();
  expect([late.location, shownFailure(late), (await read(id)).status]).toEqual([
    pathOf(id),
    "Somebody changed this meanwhile. Please look at it and try again.",
    "active",
  ]);
  await saveProduct(id, { status: "draft", name: "Anwar Ratol" }, { version: version + 1, by: editor.id });
  expect([(await send()).status, await read(id)]).toMatchObject([302, { status: "archived", name: "Anwar Ratol" }]);
});

test("a visitor signs in first, a viewer is denied, a number that is none is a 404", async () => {
  const { id, version } = await makeProduct();
  for (const serve of [save, duplicate, archive, restore]) {
    expect((await answerTo(serve(post(pathOf(id), {}, { params: { productId: String(id) } })))).location).toMatch(/^\/auth/);
    expect((await act(serve, id, viewer)).status).toBe(403);
  }
  expect((await read(id)).version).toBe(version);
  for (const wrong of ["0", "-1", "abc", "1e3", "2147483648", "999999999"])
    for (const serve of [duplicate, archive, restore]) expect((await act(serve, wrong)).status, wrong).toBe(404);
});
