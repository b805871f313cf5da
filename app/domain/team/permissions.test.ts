import { describe, expect, test } from "vitest";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { may, parsePermission, permissionKeys, permissionRows } from "./permissions.ts";
import { readPermissions } from "./read-permissions.server.ts";

describe("the rights of the back office", () => {
  test.each("dashboard products categories subcategories orders reviews packages services content faq users".split(" "))(
    "A6.09 %s is one of them",
    (key) => {
      expect(parsePermission(key)).toEqual({ key, access: "view" });
    },
  );

  test.each(
    "team suggestions delivery_zones product_questions analytics abandonment whatsapp fcm videos help settings".split(" "),
  )("A6.10 %s is one of them", (key) => {
    expect(parsePermission(`${key}_edit`)).toEqual({ key, access: "edit" });
  });

  test("A6.09 A6.10 there are no others", () => {
    expect(permissionKeys).toHaveLength(22);
  });
});

describe("what a person is told of their own rights", () => {
  test("A7.16 a row for each right held: its key, whether it may be seen, whether it may be changed", async () => {
    const { id } = await makeStaff("viewer", [{ sectionKey: "settings", level: "edit" }]);
    const { permissions } = await readPermissions(id);
    const rows = permissionRows(permissions);
    expect(rows).toContainEqual({ section_key: "orders", has_view: true, has_edit: false });
    expect(rows).toContainEqual({ section_key: "settings", has_view: true, has_edit: true });
    expect(rows.map((row) => row.section_key)).not.toContain("team");
    for (const row of rows) expect(row.has_edit).toBe(may(permissions, row.section_key, "edit"));
  });

  test("A6.13 A7.16 nobody has no row", async () => {
    expect(permissionRows((await readPermissions(null)).permissions)).toEqual([]);
  });
});
