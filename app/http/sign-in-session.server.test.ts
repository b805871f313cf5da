import { describe, expect, test } from "vitest";
import { setQuantity } from "#app/domain/cart/set-quantity.server.ts";
import type { Thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { tokenHash } from "#app/platform/secret.server.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, cookieGiven, shownFailure, visit } from "#tests/fixtures/request.ts";
import { countGuestCart } from "./guest-cart.server.ts";
import { startSignInSession } from "./sign-in-session.server.ts";

let devices = 0;

/** A visitor's browser that holds so many of a product. */
async function browserHolding(productId: number, quantity: number): Promise<string> {
  const token = `device${++devices}`.padEnd(43, "x");
  await setQuantity({ deviceHash: tokenHash(token) }, { productId }, (quantity * 1000) as Thousandths);
  return `device=${token}`;
}

const cartOf = (userId: number) =>
  db.cartItem.findMany({
    where: { cart: { userId } },
    select: { productId: true, quantity: true },
    orderBy: { productId: "asc" },
  });

async function admitted(...given: Parameters<typeof startSignInSession>) {
  const outcome = await startSignInSession(...given);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return answerTo(outcome.value);
}

describe("what a visitor picked before signing in", () => {
  test("A6.02 is counted on the sign-in page and joins the account's cart", async () => {
    const [user, product] = [await makeUser(), await makeProduct()];
    await fillCart(user.id, [{ product, quantity: 2 }]);
    const cookie = await browserHolding(product.id, 3);
    expect(await countGuestCart(visit("/auth", { cookie }).request)).toBe(3);
    const answer = await admitted(visit("/auth?return_to=/cart", { cookie }).request, user);
    expect(answer).toMatchObject({ status: 302, location: "/cart" });
    expect(cookieGiven(answer, "device")).toBeNull();
    expect(cookieGiven(answer, "toast")).toBeUndefined();
    expect(await cartOf(user.id)).toEqual([{ productId: product.id, quantity: 5000 }]);
  });

  test("A6.02 is capped by the stock, and the customer is told", async () => {
    const [user, product] = [await makeUser(), await makeProduct({ stockQuantity: 4000 })];
    await fillCart(user.id, [{ product, quantity: 2 }]);
    const cookie = await browserHolding(product.id, 3);
    const answer = await admitted(visit("/auth", { cookie }).request, user, "account-registered");
    expect(shownFailure(answer)).toBe("Some of what you picked is no longer left in full. Please check your cart.");
    expect(await cartOf(user.id)).toEqual([{ productId: product.id, quantity: 4000 }]);
  });
});
