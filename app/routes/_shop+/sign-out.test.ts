import { describe, expect, test } from "vitest";
import { findViewer } from "#app/domain/accounts/session.server.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, cookieGiven, post, shownToast } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { action, loader } from "./sign-out.tsx";

const tokenOf = (cookie: string) => cookie.slice("session=".length);

describe("signing out", () => {
  test("A2.47 ends the session and takes its cookie away", async () => {
    const user = await makeUser();
    const [here, elsewhere] = [await signIn(user), await signIn(user)];
    const answer = await answerTo(action(post("/sign-out", {}, { cookie: here })));
    expect(answer).toMatchObject({ status: 302, location: "/" });
    expect(cookieGiven(answer, "session")).toBeNull();
    expect(shownToast(answer)).toBe("You are signed out.");
    expect(await findViewer(tokenOf(here))).toBeNull();
    expect(await findViewer(tokenOf(elsewhere))).not.toBeNull();
  });

  test("everywhere ends every session of the account and nobody else's", async () => {
    const user = await makeUser();
    const [here, elsewhere, other] = [await signIn(user), await signIn(user), await signIn(await makeUser())];
    const answer = await answerTo(action(post("/sign-out?everywhere", {}, { cookie: here })));
    expect(cookieGiven(answer, "session")).toBeNull();
    expect(shownToast(answer)).toBe("You are signed out on every device.");
    for (const ended of [here, elsewhere]) expect(await findViewer(tokenOf(ended))).toBeNull();
    expect(await findViewer(tokenOf(other))).not.toBeNull();
  });

  test("without a session, or by a link, nothing breaks", async () => {
    expect((await answerTo(action(post("/sign-out?everywhere", {})))).location).toBe("/");
    expect((await answerTo(action(post("/sign-out", {}, { cookie: "session=made-up" })))).location).toBe("/");
    expect((await answerTo(loader())).location).toBe("/");
  });
});
