import { expect, test } from "vitest";
import { saveUpload } from "#app/platform/storage.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { answerTo, visit } from "#tests/fixtures/request.ts";
import { uploadsApart } from "#tests/fixtures/uploads-folder.ts";
import { loader } from "./$.ts";

uploadsApart();

const open = (name: string) => answerTo(loader(visit("/uploads/x", { params: { "*": name } })));

test("an upload is served for ever, as the kind of picture it is and nothing else", async () => {
  const address = await saveUpload({ folder: "avatars", ending: "webp", bytes: new Uint8Array([1, 2]) });
  const answer = await open(address.replace("/uploads/", ""));
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
});

test.each([...hostileCases.map(([, value]) => value), "../session-secret", "avatars/1763635374123.webp"])(
  "%j is a plain 404",
  async (name) => {
    expect((await open(name)).status).toBe(404);
  },
);
