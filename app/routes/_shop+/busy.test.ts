import type { ActionFunctionArgs } from "@remix-run/node";
import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { databaseUrl, db } from "#app/platform/db.server.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, returnedForm } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { action as auth } from "./auth/route.tsx";
import { action as contact } from "./contact.tsx";
import { action as favourites } from "./favorites.tsx";
import { action as forgot } from "./forgot-password/route.tsx";
import { action as profile } from "./profile/route.tsx";
import { action as specialRequest } from "./special-request.tsx";
import { action as suggestions } from "./suggestions.tsx";

const password = "Anday aur Double Roti";
const user = await makeUser({ email: "ayesha@made.test", password });
const cookie = await signIn(user);
const { id: productId } = await makeProduct();

const email = { name: "Khalid Pervaiz", email: "khalid@made.test", message: "Do you deliver before 11 am?" };
const account = { name: "Bilal Ahmed", email: "bilal@made.test", phone: "0302-7654321", password };
const details = { name: "Ayesha K", phone: "0303-1112223", language: "en", current_password: password };
const request = { product_name: "Kashmiri saffron" };

type Press = {
  what: string;
  path: string;
  form: Record<string, string>;
  action: (given: ActionFunctionArgs) => Promise<unknown>;
};

const presses: Press[] = [
  { what: "a message", path: "/contact", form: email, action: contact },
  { what: "a suggestion", path: "/suggestions", form: { ...email, subject: "Sohan halwa" }, action: suggestions },
  { what: "a new account", path: "/auth?tab=register", form: account, action: auth },
  { what: "a sign-in", path: "/auth", form: { email: "ayesha@made.test", password }, action: auth },
  { what: "a forgotten password", path: "/forgot-password", form: { email: "ayesha@made.test" }, action: forgot },
  { what: "one's details", path: "/profile", form: details, action: profile },
  { what: "what one is told of by push", path: "/profile?tab=notifications", form: { push_orders: "on" }, action: profile },
  { what: "a request for something we lack", path: "/special-request", form: request, action: specialRequest },
  { what: "a heart", path: "/favorites.data", form: { product_id: String(productId), saved: "true" }, action: favourites },
];

const answers = new Map<string, Awaited<ReturnType<typeof answerTo>>>();

/** All are submitted at once while their table is locked. */
beforeAll(async () => {
  const holder = new pg.Client({ connectionString: databaseUrl() });
  await holder.connect();
  await holder.query("BEGIN");
  await holder.query(
    "LOCK TABLE users, sessions, outbox, password_resets, contact_messages, user_suggestions, order_special_requests, favourites IN EXCLUSIVE MODE",
  );
  await Promise.all(
    presses.map(async ({ what, path, form, action }) => answers.set(what, await answerTo(action(post(path, form, { cookie }))))),
  );
  await holder.query("ROLLBACK");
  await holder.end();
});

test.each(presses)(
  "$what that cannot be written now is refused with a sentence, and what was typed comes back",
  ({ what, form }) => {
    const answer = answers.get(what);
    if (!answer) throw new Error("It was not pressed.");
    expect(answer.status).toBe(503);
    const { error, initialValue } = returnedForm(answer);
    expect(error[""]).toEqual(["The shop is very busy just now. What you entered is kept; please try again in a few seconds."]);
    const { password: _, current_password: __, ...typed } = form;
    expect(initialValue).toMatchObject(typed);
  },
);

test("and nothing of it was written", async () => {
  expect(await db.user.count()).toBe(1);
  expect(await db.session.count()).toBe(1);
  expect([await db.contactMessage.count(), await db.suggestion.count(), await db.favourite.count()]).toEqual([0, 0, 0]);
});
