import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { env } from "#app/platform/env.server.ts";
import { findReadiness } from "#app/server/ready.ts";
import { formWithFile, makePicture } from "#tests/fixtures/make-picture.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, returnedForm, shownToast } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { uploadsApart } from "#tests/fixtures/uploads-folder.ts";
import { mayMount, mountSmall } from "#tests/support/mounts.ts";
import { action } from "./profile_.picture.tsx";
import { action as remove } from "./profile_.picture_.remove.ts";

uploadsApart();
const uploads = () => join(env.DATA_DIR, "uploads");
let mend = () => {};
beforeEach(() => {
  mend = () => {};
  rmSync(uploads(), { recursive: true, force: true });
});
afterEach(() => mend());

const sentences = {
  en: "The shop cannot store pictures just now, so this one was not saved. Please try it again later.",
  ur: "Shop abhi tasveerein mehfooz nahin kar pa rahi, is liye yeh tasveer save nahin hui. Thori der baad dobara koshish karein.",
};

async function customer(lang = "en") {
  const cookie = await signIn(await makeUser({ name: "Ayesha Khan" }));
  return `${cookie}; lang=${lang}`;
}
const send = async (cookie: string) =>
  answerTo(action(post("/profile/picture", formWithFile("avatar", await makePicture()), { cookie })));
const degraded = async () => (await findReadiness()).degraded.filter((name) => name.startsWith("uploads"));

async function expectRefused(cookie: string, lang: "en" | "ur" = "en") {
  const answer = await send(cookie);
  expect(answer.status).toBe(503);
  expect(returnedForm(answer).error).toEqual({ avatar: [sentences[lang]] });
}

describe("a picture that cannot be stored is refused in a sentence at its field, and /readyz names why", () => {
  test.each(["en", "ur"] as const)("where the folder is no folder (%s)", async (lang) => {
    const cookie = await customer(lang);
    writeFileSync(uploads(), "a share that was not mounted");
    await expectRefused(cookie, lang);
    expect(await degraded()).toEqual(["uploads-read-only"]);
    rmSync(uploads());
    expect((await send(cookie)).status).toBe(302);
    expect(await degraded()).toEqual([]);
  });

  test.skipIf(!mayMount)("where it is full: a disk of its own with no room left, and again a picture once there is", async () => {
    const cookie = await customer();
    mend = mountSmall(uploads(), "size=64m");
    expect((await send(cookie)).status).toBe(302);
    expect(await degraded()).toEqual([]);
    const filler = join(uploads(), "filler");
    try {
      writeFileSync(filler, Buffer.alloc(65 * 2 ** 20));
    } catch {
      // it is full now
    }
    await expectRefused(cookie);
    expect(await degraded()).toEqual(["uploads-full"]);
    rmSync(filler);
    expect((await send(cookie)).status).toBe(302);
    expect(await degraded()).toEqual([]);
  });

  test.skipIf(!mayMount)("where it can only be read; a picture is taken off an account all the same", async () => {
    const cookie = await customer();
    mkdirSync(dirname(uploads()), { recursive: true });
    const unmount = mountSmall(uploads(), "size=32m");
    mend = unmount;
    await send(cookie);
    execFileSync("mount", ["-o", "remount,ro", uploads()]);
    await expectRefused(cookie);
    expect(await degraded()).toEqual(["uploads-read-only"]);
    const removed = await answerTo(remove(post("/profile/picture/remove", {}, { cookie })));
    expect([removed.status, shownToast(removed)]).toEqual([302, expect.any(String)]);
  });
});
