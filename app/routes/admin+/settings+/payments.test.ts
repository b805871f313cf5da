import { beforeEach, describe, expect, test } from "vitest";
import { listPayees } from "#app/domain/settings/payees.server.ts";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, returnedForm, shownFailure, shownToast } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./payments.tsx";

const path = "/admin/settings/payments";
const admin = await makeStaff("admin");
const colleague = await makeStaff("admin");
await db.user.update({ where: { id: colleague.id }, data: { name: "Sana Rafiq" } });
const save = (form: Record<string, string>, { cookie } = admin) =>
  answerTo(Promise.resolve(action(post(path, form, { cookie }))).catch((thrown: unknown) => thrown));
const loaded = async () =>
  (/name="loaded" value="([^"]*)"/.exec((await openAdmin(path, admin)).html)?.[1] ?? "").replaceAll("&quot;", '"');
/** What a browser sends of the form as it was loaded, with some of it typed anew. */
const typedInto = (loaded: string, typed: Record<string, string>) => ({ ...JSON.parse(loaded), ...typed, loaded });
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
    expect(await listPayees("en")).toEqual({});
  });

  test("a method that is emptied is offered no more", async () => {
    await save(bank);
    await save({});
    expect(await listPayees("en")).toEqual({});
  });

  test("of two people each changes what they changed, and a number that both changed is asked about", async () => {
    await save(bank);
    const before = await loaded();
    await save(typedInto(before, { bank_transfer_number: "PK00THEIRS", raast_title: "Mandi", raast_number: "0300" }), colleague);
    expect((await save(typedInto(before, { bank_transfer_note: "Any branch" }))).status).toBe(302);
    expect(await listPayees("en")).toMatchObject({
      bank_transfer: { number: "PK00THEIRS", note: "Any branch" },
      raast: { title: "Mandi" },
    });
    const both = await openAdmin(path, { ...admin, form: typedInto(before, { bank_transfer_number: "PK00MINE" }) });
    expect(both.status).toBe(409);
    expect(both.html).toContain('data-conflict="bank_transfer_number"');
    for (const shown of ["PK00MINE", "PK00THEIRS", "Sana Rafiq"]) expect(both.html).toContain(shown);
    expect((await listPayees("en")).bank_transfer?.number).toBe("PK00THEIRS");
  });

  test("who changed the number that money goes to is on record with the one before, and one press brings it back", async () => {
    await save(bank);
    await save({ ...bank, bank_transfer_number: "PK99" });
    const entry = await db.auditEntry.findFirstOrThrow({
      where: { entity: "settings", entityId: "payments" },
      orderBy: { id: "desc" },
    });
    expect(entry).toMatchObject({
      byUserId: admin.id,
      before: { bankTransferNumber: "PK36MEZN0001120102734561" },
      after: { bankTransferNumber: "PK99" },
    });
    const { html } = await openAdmin(path, admin);
    expect(html).toContain("Bank transfer: IBAN or account number changed by");
    const undo = /name="undo" value="(\d+)"/.exec(html)?.[1] ?? "";
    expect(shownToast(await save({ undo }))).toBe("Settings saved successfully!");
    expect((await listPayees("en")).bank_transfer?.number).toBe("PK36MEZN0001120102734561");
    expect(shownFailure(await save({ undo }))).toContain("changed");
  });

  test("the page shows each method and which are offered, and the general settings lead to it", async () => {
    await save(bank);
    const { html } = await openAdmin(path, admin);
    for (const name of ["Bank transfer", "JazzCash", "EasyPaisa", "Raast"]) expect(html).toContain(`>${name}</h2>`);
    expect(html).toContain("Offered at the checkout: Cash, Bank transfer<");
    expect(html).toContain("Save Changes");
    expect((await openAdmin("/admin/settings", admin)).html).toContain(`href="${path}"`);
  });

  test("payees that were damaged count as empty, and can be saved over", async () => {
    await db.setting.create({ data: { key: "payments", value: { bank_transfer: 7, raast: { title: ["x"] } } } });
    expect((await save(typedInto(await loaded(), bank))).status).toBe(302);
    expect((await listPayees("en")).bank_transfer?.title).toBe("Taaza Mandi Traders");
  });

  test.each(hostileCases)("%s in any field breaks nothing", async (_, value) => {
    for (const field of [...Object.keys(bank), "raast_qr", "loaded", "undo"])
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
