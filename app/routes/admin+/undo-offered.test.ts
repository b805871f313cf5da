import type { ActionFunctionArgs } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import { takeToast } from "#app/http/toast.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeContact } from "#tests/fixtures/make-contact.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { type Answer, answerTo, cookieGiven, post, visit } from "#tests/fixtures/request.ts";
import { action as blockContact } from "./contacts+/$contactId_.block.ts";
import { action as unblockContact } from "./contacts+/$contactId_.unblock.ts";
import { action as orderAction } from "./orders+/$orderId.tsx";
import { action as restoreLine } from "./orders+/$orderId_.lines_.$lineId.restore.ts";
import { action as actOnPackage } from "./packages+/$.ts";
import { action as archive } from "./products+/$productId_.archive.ts";
import { action as restoreProduct } from "./products+/$productId_.restore.ts";
import { action as block } from "./users+/$userId_.block.ts";
import { action as unblock } from "./users+/$userId_.unblock.ts";

const { cookie } = await makeStaff("super_admin");

type Serve = (args: ActionFunctionArgs) => unknown;
type Sent = { path: string; params: Record<string, string>; form?: Record<string, string> };

const send = (serve: Serve, { path, params, form = {} }: Sent) => answerTo(serve(post(path, form, { cookie, params })));

/** The address that the toast of an answer undoes it at. */
function undoOf(answer: Answer): string {
  const toast = takeToast(visit("/", { cookie: `toast=${cookieGiven(answer, "toast") ?? ""}` }).request, "en");
  expect(toast?.undo, toast?.sentence).toMatch(/^\/admin\//);
  return toast?.undo ?? "";
}

type Act = { serve: Serve; undo: Serve; make: () => Promise<Sent & { read: () => Promise<unknown> }> };

/** Every act outside the lists of the kit that takes something away, with a record to do it to. */
const acts: Record<string, Act> = {
  "products+/$productId_.archive.ts": {
    serve: archive,
    undo: restoreProduct,
    make: async () => {
      const { id } = await makeProduct({ status: "draft" });
      const read = async () => (await db.product.findUniqueOrThrow({ where: { id } })).status;
      return { path: `/admin/products/${id}/archive`, params: { productId: String(id) }, read };
    },
  },
  "contacts+/$contactId_.block.ts": {
    serve: blockContact,
    undo: unblockContact,
    make: async () => {
      const { id } = await makeContact({});
      const read = async () => (await db.contact.findUniqueOrThrow({ where: { id } })).blockedAt !== null;
      return { path: `/admin/contacts/${id}/block`, params: { contactId: String(id) }, read };
    },
  },
  "users+/$userId_.block.ts": {
    serve: block,
    undo: unblock,
    make: async () => {
      const { id } = await makeUser();
      const read = async () => (await db.user.findUniqueOrThrow({ where: { id } })).blockedAt !== null;
      return { path: `/admin/users/${id}/block`, params: { userId: String(id) }, read };
    },
  },
};

/** Acts that nothing takes back, and why. */
const final: Record<string, string> = {
  "users+/$userId_.anonymise.ts": "a person's data is erased for good; it asks first",
  "team+/$memberId_.remove.ts": "ends sessions and every individual permission; it asks first",
  "team+/$memberId_.revoke.tsx": "asks for a reason in a form; the permission is given again in one",
  "team+/invite_.$inviteId.withdraw.ts": "the link must stay dead; a new invite makes another",
};

const takesAway = /[._/](archive|delete|hide|deactivate|remove|block|withdraw|revoke|anonymise)\.tsx?$/;

describe("what takes something away", () => {
  test("offers Undo, or is known to be for good: every such act of the back office", () => {
    const files = Object.keys(import.meta.glob("./**/*.{ts,tsx}")).map((file) => file.replace("./", ""));
    const found = files.filter((file) => takesAway.test(file));
    expect(found.sort()).toEqual([...Object.keys(acts), ...Object.keys(final)].sort());
  });

  test.each(Object.entries(acts))("offers Undo, and Undo puts it back as it was: %s", async (_, { serve, undo, make }) => {
    const { read, ...sent } = await make();
    const before = await read();
    const path = undoOf(await send(serve, sent));
    expect(await read()).not.toEqual(before);
    expect((await send(undo, { ...sent, path })).status).toBe(302);
    expect(await read()).toEqual(before);
  });

  test("offers Undo where a product is taken out of a package", async () => {
    const { id } = await makePackage([{ product: await makeProduct(), quantity: 3 }]);
    const read = () => db.packageProduct.findMany({ where: { packageId: id }, select: { productId: true, quantity: true } });
    const before = await read();
    const line = await db.packageProduct.findFirstOrThrow({ where: { packageId: id } });
    const at = (below: string, path = `/admin/packages/${below}`) => send(actOnPackage, { path, params: { "*": below } });
    const path = undoOf(await at(`${id}/lines/${line.id}/delete`));
    expect(await read()).toEqual([]);
    expect((await at(`${id}/lines`, path)).status).toBe(302);
    expect(await read()).toEqual(before);
  });

  test.each([null, 2500])("offers Undo where a line of an order is left out, packed or not: %s", async (packedQuantity) => {
    const product = await makeProduct({ stockQuantity: 10_000, soldByWeight: true, quantityStep: 250, price: 15_000 });
    const { id } = await makeOrder({ product, quantity: 2000 });
    const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { orderId: id } });
    const params = { orderId: String(id), lineId: String(lineId) };
    const at = { path: `/admin/orders/${id}?edit=line&line=${lineId}`, params };
    const edit = (form: Record<string, string>) => send(orderAction, { ...at, form });
    if (packedQuantity) await edit({ intent: "pack", packed_quantity: "2.5", agreed_how: "on the phone" });
    const read = async () => {
      const { total, lines } = await db.order.findUniqueOrThrow({ where: { id }, include: { lines: true } });
      const { stockQuantity } = await db.product.findUniqueOrThrow({ where: { id: product.id } });
      return { total, stockQuantity, lines };
    };
    const before = await read();
    const { version } = await db.order.findUniqueOrThrow({ where: { id } });
    const path = undoOf(await edit({ intent: "remove", version: String(version) }));
    expect(await read()).not.toEqual(before);
    await send(restoreLine, { path, params });
    expect(await read()).toEqual(before);
    await send(restoreLine, { path, params });
    expect(await read()).toEqual(before);
  });
});
