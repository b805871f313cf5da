import { arriveAt } from "#tests/support/e2e/arrive.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { tabTo } from "#tests/support/e2e/keys.ts";
import { createAccount, signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("somebody is invited, given another role and a section and loses it again without a mouse", async ({
  page,
  say,
  someoneElse,
}) => {
  await signInAs(page, "super", "/admin/team/invite");
  await whenHydrated(page);
  await tabTo(page, page.getByLabel(say.adminTeam("role"), { exact: true }));
  await page.keyboard.type(say.admin("role.viewer"));
  await tabTo(page, page.getByRole("button", { name: say.adminTeam("invite.do"), exact: true }));
  await page.keyboard.press("Enter");
  const link = page.getByLabel(say.adminTeam("invite.link"), { exact: true });
  await expect(link).toHaveValue(/join-team\?token=/);

  const invited = await someoneElse();
  await createAccount(invited);
  await invited.goto(await link.inputValue());
  await invited.getByRole("button", { name: say.adminTeam("join.do"), exact: true }).click();
  await arriveAt(invited, /\/(admin|profile)\b/); // to a longer password first, if theirs is too short for staff

  await page.goto("/admin/team");
  await whenHydrated(page);
  const member = page.getByRole("article").filter({ hasText: "Bushra Anwar" }).last();
  const id = (await member.getAttribute("id"))?.replace("member-", "") ?? "";
  await page.goto(`/admin/team/${id}`);
  await whenHydrated(page);
  const role = page.getByLabel(say.adminTeam("role.of", { name: "Bushra Anwar" }), { exact: true });
  await tabTo(page, role);
  await page.keyboard.type(say.admin("role.editor"));
  await expect(role).toHaveValue("editor");
  await tabTo(page, page.getByRole("button", { name: say.adminTeam("role.save"), exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/team$/);

  await page.goto(`/admin/team/${id}`);
  await whenHydrated(page);
  await expect(role).toHaveValue("editor");
  await tabTo(page, page.getByRole("link", { name: say.adminTeam("assign.to", { name: "Bushra Anwar" }), exact: true }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  const section = say.admin("section.users");
  await tabTo(page, dialog.getByLabel(say.adminTeam("section"), { exact: true }));
  await page.keyboard.type(section);
  await tabTo(page, dialog.getByLabel(say.adminTeam("level"), { exact: true }));
  await page.keyboard.type(say.adminTeam("level.view"));
  await tabTo(page, dialog.getByRole("button", { name: say.adminTeam("assign"), exact: true }));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();

  await page.goto(`/admin/team/${id}`);
  await whenHydrated(page);
  const revoke = say.adminTeam("revoke.of", { section, level: say.adminTeam("level.view") });
  await tabTo(page, page.getByRole("link", { name: revoke, exact: true }));
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByLabel(say.adminTeam("reason"), { exact: true }));
  await page.keyboard.type("Kaam badal gaya");
  await tabTo(page, dialog.getByRole("button", { name: say.adminTeam("revoke"), exact: true }));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await page.goto(`/admin/team/${id}`);
  await expect(page.getByText(say.adminTeam("individual.none"), { exact: true })).toBeVisible();
  await expect(page.getByText("Kaam badal gaya")).toBeVisible();
});
