import { expect, test } from "vitest";
import { searchZones } from "./search-zones.ts";
import { zoneNames } from "./zone-names.ts";

const aliases: Record<string, string[]> = { "DHA Multan": ["defence"], "Gulgasht Colony": ["گلگشت"] };
const zones = zoneNames.map((name) => ({ name, aliases: aliases[name] ?? [] }));
const found = (search: string) => searchZones(zones, search).map(({ name }) => name);

test.each([
  ["gulshan", ["Gulshan-e-Mehar"]],
  ["GULGASHT", ["Gulgasht Colony", "North Gulgasht"]],
  ["gulghasht", ["Gulgasht Colony", "North Gulgasht"]],
  ["گلگشت", ["Gulgasht Colony"]],
  ["defence", ["DHA Multan"]],
  ["rukne alam", ["Shah Rukn-e-Alam Colony"]],
  ["chungi 6", ["Chungi No 6"]],
  ["chungi6", ["Chungi No 6"]],
  ["6 number", ["Chungi No 6"]],
  ["delhi darwaza", ["Delhi Gate"]],
  ["pakgate", ["Pak Gate"]],
  ["naya multan", ["New Multan"]],
  ["bosan sarak", ["Bosan Road"]],
  ["chaoni", ["Multan Cantt"]],
  ["cantonment", ["Multan Cantt"]],
  ["jaleelabad", ["Jalilabad"]],
  ["kachehri chok", ["Katchery Chowk"]],
  ["naqshband", ["Naqshband Colony"]],
  ["nakshband", ["Naqshband Colony"]],
])("an area is found by its name in English or Roman Urdu, in any spelling, and by its aliases: %s", (search, expected) => {
  expect(found(search)).toEqual(expected);
});

test("an area whose name begins with the search stands before those that hold it elsewhere", () => {
  expect(found("multan")[0]).toBe("Multan Cantt");
});

test("without a search all areas are found, and for one that names none, or only signs, none", () => {
  expect(found("  ")).toHaveLength(zoneNames.length);
  expect(found("lahore")).toEqual([]);
  expect(found("!?")).toEqual([]);
});
