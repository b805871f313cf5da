import { expect, test } from "vitest";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { packageSection, packagesPath as path } from "#tests/fixtures/package-section.ts";
import { cookieGiven } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";

const editor = await makeStaff("editor");
const { setColumns } = packageSection(editor);

test("B2.31 the packages stand in a grid of 3 columns, or of 2 on a device where somebody chose that, until it is 3 again", async () => {
  await makePackage([]);
  const pressed = /<button[^>]*name="package_grid"[^>]*aria-pressed="true"[^>]*aria-label="(\d columns)"/g;
  const html = (await openAdmin(`${path}?q=pack`, editor)).html;
  expect(html).toMatch(/<div data-columns="3">.*<ul class="resource-cards" aria-label="Packages">/s);
  expect([...html.matchAll(pressed)].map(([, label]) => label)).toEqual(["3 columns"]);
  for (const columns of ["2", "3"]) {
    const chosen = await setColumns(columns, `${path}?q=pack`);
    expect([chosen.location, cookieGiven(chosen, "package_grid")]).toEqual([`${path}?q=pack`, columns]);
    const shown = (await openAdmin(path, { cookie: `${editor.cookie}; package_grid=${columns}` })).html;
    expect(shown).toContain(`<div data-columns="${columns}">`);
    expect([...shown.matchAll(pressed)].map(([, label]) => label)).toEqual([`${columns} columns`]);
  }
  expect((await setColumns("5", path)).status).toBe(400);
});
