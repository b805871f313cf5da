import { beforeEach, describe, expect, test } from "vitest";
import { listPayees } from "#app/domain/settings/payees.server.ts";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, returnedForm, shownToast } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./payments.tsx";

const path = "/admin/settings/payments";
const admin = await makeStaff("admin");
const save = (form: Record<string, string>, { cookie } = admin) => answerTo(action(post(path, form, { cookie })));
const bank = {
  bank_transfer_title: "Taaza Mandi Traders",
  bank_transfer_title_ur: "Taaza Mandi walay",
  bank_transfer_number: "PK36MEZN0001120102734561",
  bank_transfer_note: "Meezan Bank, Gulgasht",
};

beforeEach(async () => {
  await db.setting.deleteMany();
});

describe("where customers pay", () => {
  test("what is saved is what customers read at once, each in their language", async () => {
    expect(await listPayees("en")).toEqual({});
    const answer = await save({ ...bank, raast_title: "Taaza Mandi", raast_number: "03000001122", raast_qr: "000201" });
    expect([answer.status, answer.location, shownToast(answer)]).toEqual([302, path, "Settings saved successfully!"]);
    expect(await listPayees("en")).toEqual({
      bank_transfer: {
        title: "Taaza Mandi Traders",
        number: "PK36MEZN0001120102734561",
        note: "Meezan Bank, Gulgasht",
        qr: null,
      },
      raast: { title: "Taaza Mandi", number: "03000001122", note: "", qr: expect.stringMatching(/^\/raast-qr\?v=\w+$/) },
    });
    expect((await listPayees("ur")).bank_transfer).toMatchObject({ title: "Taaza Mandi walay", note: "Meezan Bank, Gulgasht" });
  });

  test("a method that is begun needs a title and a number, and what was typed stays", async () => {
    const answer = await save({ jazzcash_note: "Ask for Bilal" });
    expect(answer.status).toBe(400);
    expect(returnedForm(answer)).toMatchObject({
      error: { jazzcash_title: ["Please fill this in."], jazzcash_number: ["Please fill this in."] },
      initialValue: { jazzcash_note: "Ask for Bilal" },
    });
    expect(await db.setting.count()).toBe(0);
  });

  test("a method that is emptied is offered no more", async () => {
    await save(bank);
    await save({});
    expect(await listPayees("en")).toEqual({});
  });

  test("a stale save comes back with what was typed and what is saved now", async () => {
    await save(bank);
    const { html } = await openAdmin(path, admin);
    const version = /name="version" value="([^"]*)"/.exec(html)?.[1] ?? "";
    await save({ ...bank, bank_transfer_number: "PK00THEIRS" });
    const stale = await openAdmin(path, { ...admin, form: { ...bank, bank_transfer_number: "PK00MINE", version } });
    expect(stale.status).toBe(409);
    expect(stale.html).toContain("Somebody else changed these settings");
    expect(stale.html).toContain('value="PK00MINE"');
    expect(stale.html).toContain("Saved now: PK00THEIRS");
  });

  test("who changed the number that money goes to is on record, with the one before", async () => {
    await save(bank);
    await save({ ...bank, bank_transfer_number: "PK99" });
    const entry = await db.auditEntry.findFirstOrThrow({
      where: { entity: "setting", entityId: "payments" },
      orderBy: { id: "desc" },
    });
    expect(entry).toMatchObject({
      byUserId: admin.id,
      before: { bank_transfer: { number: "PK36MEZN0001120102734561" } },
      after: { bank_transfer: { number: "PK99" } },
    });
  });

  test("the page shows each method, and the general settings lead to it", async () => {
    await save(bank);
    const { html } = await openAdmin(path, admin);
    for (const name of ["Bank transfer", "JazzCash", "EasyPaisa", "Raast"]) expect(html).toContain(`>${name}</h2>`);
    expect(html.match(/Offered at the checkout/g)).toHaveLength(1);
    expect(html).toContain("Save Changes");
    expect((await openAdmin("/admin/settings", admin)).html).toContain(`href="${path}"`);
  });

  test.each(hostileCases)("%s in any field breaks nothing", async (_, value) => {
    for (const field of [...Object.keys(bank), "raast_qr", "version"])
      expect((await save({ ...bank, [field]: value })).status).toBeLessThan(500);
  });
});

test("whoever may only look sees whom customers pay and changes nothing", async () => {
  await save(bank);
  const viewer = await makeStaff("viewer", [{ sectionKey: "settings", level: "view" }]);
  const { status, html } = await openAdmin(path, viewer);
  expect(status).toBe(200);
  expect(html).toContain("PK36MEZN0001120102734561");
  expect(html).not.toContain("Save Changes");
  expect((await save({ ...bank, bank_transfer_number: "PK66THIEF" }, viewer)).status).toBe(403);
  expect((await listPayees("en")).bank_transfer?.number).toBe("PK36MEZN0001120102734561");
});
