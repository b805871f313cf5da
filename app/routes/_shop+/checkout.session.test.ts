import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { checkoutFields } from "#tests/fixtures/checkout-of.ts";
import { makeShopper } from "#tests/fixtures/make-shopper.ts";
import { answerTo, cookieGiven, post, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { loader as authLoader } from "./auth/route.tsx";
import { action, loader } from "./checkout.tsx";

const place = (form: Record<string, string>, cookie: string) => answerTo(action(post("/checkout", form, { cookie })));

describe("a session that ends during the checkout", () => {
  const typed = {
    customer_name: "Bushra آپا",
    delivery_address: "House 7, Street 9",
    landmark: "Opposite the water tank",
    delivery_notes: "Ring twice",
    payment_reference: "TX-991",
  };

  /** A customer whose session ends while the form is filled in, and the browser's cookies after the submit. */
  async function endedWhileTyping(fields: Record<string, string> = {}) {
    const { user, cookie } = await makeShopper();
    await db.session.updateMany({ where: { userId: user.id }, data: { expiresAt: new Date(0) } });
    const answer = await place({ ...checkoutFields(typed), ...fields }, cookie);
    return { user, answer, kept: `checkout=${cookieGiven(answer, "checkout")}`, ended: cookie };
  }
  const shownIn = (html: string, name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1];

  test("leads to the sign-in, which says why, and what was typed is in the form afterwards", async () => {
    const { user, answer, kept } = await endedWhileTyping();
    expect(answer).toMatchObject({ status: 302, location: "/auth?return_to=%2Fcheckout" });
    expect((await answerTo(authLoader(visit("/auth?return_to=%2Fcheckout", { cookie: kept })))).body).toMatchObject({
      why: "checkout-kept",
    });
    const { html } = await openShop("/checkout", { cookie: `${await signIn(user)}; ${kept}` });
    expect(html).toContain("This is what you typed before");
    for (const name of ["customer_name", "landmark", "payment_reference"] as const) expect(shownIn(html, name)).toBe(typed[name]);
    expect(html).toContain("House 7, Street 9");
    expect(html).toContain("Ring twice");
    expect(html).toMatch(/<option value="Gulgasht Colony" selected="">/);
  });

  test("keeps it in that browser alone, unreadable, for half an hour, until the order is placed", async () => {
    const { user, answer, kept } = await endedWhileTyping();
    expect(answer.cookies.find((cookie) => cookie.startsWith("checkout="))).toMatch(/; Max-Age=1800; HttpOnly; SameSite=Lax$/);
    expect(Buffer.from(kept.slice("checkout=".length), "base64url").toString("latin1")).not.toContain("Street");
    const cookie = `${await signIn(user)}; ${kept}`;
    expect(cookieGiven(await place(checkoutFields(), cookie), "checkout")).toBeNull();
  });

  test("keeps it for its owner and nobody else who signs in there", async () => {
    const [{ kept }, other] = [await endedWhileTyping(), await makeShopper()];
    const { body } = await answerTo(loader(visit("/checkout", { cookie: `${other.cookie}; ${kept}` })));
    expect(body).toMatchObject({ draft: null });
  });

  test("keeps the longest form too, as far as a cookie goes", async () => {
    const long = {
      delivery_address: "گ".repeat(500),
      delivery_notes: randomBytes(250).toString("hex"),
      landmark: "ل".repeat(200),
    };
    const { user, kept } = await endedWhileTyping(long);
    expect(kept.length).toBeLessThan(4000);
    const { body } = await answerTo(loader(visit("/checkout", { cookie: `${await signIn(user)}; ${kept}` })));
    expect(body).toMatchObject({ draft: { delivery_address: long.delivery_address, delivery_notes: long.delivery_notes } });
  });

  test.each(["made-up", "", "a.b", "x".repeat(4000)])(
    "nothing is taken from a cookie that the shop did not make: %j",
    async (cookie) => {
      const { body } = await answerTo(
        loader(visit("/checkout", { cookie: `${(await makeShopper()).cookie}; checkout=${cookie}` })),
      );
      expect(body).toMatchObject({ draft: null });
    },
  );
});
