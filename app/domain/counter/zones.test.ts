import { beforeAll, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { guessZone } from "./guess-zone.server.ts";
import { findLearnedZone, learnZone } from "./learn-zone.server.ts";

let by = 0;
const correct = async (address: string, zone: string) => {
  const lesson = await findLearnedZone(address, zone);
  if (lesson) await learnZone(db, lesson, { by });
};

beforeAll(async () => {
  by = (await makeStaff("admin")).id;
  await makeZone({ name: "Shah Rukn-e-Alam Colony", aliases: ["rukn e alam"] });
  await makeZone({ name: "Buch Villas", isActive: false, aliases: ["buch"] });
});

test.each([
  ["House 12, Street 4, Gulgasht Colony", "Gulgasht Colony", "sure"],
  ["H 5 north gulgasht colony", "North Gulgasht", "sure"],
  ["block C rukn-e-alam, multan", "Shah Rukn-e-Alam Colony", "sure"],
  ["gali 3 mumtazabaad", "Mumtazabad", "sure"],
  ["ghar 7 naqshbandi colony", "Naqshband Colony", "likely"],
])("%s lies in %s", async (address, zone, confidence) => {
  expect(await guessZone(address)).toEqual({ zone, confidence, isLearnt: false });
});

test("an address that names no zone, or one that is not served, is guessed nowhere", async () => {
  expect(await guessZone("House 12, Street 4")).toBeNull();
  expect(await guessZone("House 3, Buch")).toBeNull();
  expect(await guessZone("")).toBeNull();
});

test("what was corrected once is known the next time, another house in the same quarter too", async () => {
  await correct("House 5, Bilal Nagar, near Pearl Mosque", "Model Town");
  const guess = { zone: "Model Town", confidence: "sure", isLearnt: true };
  expect(await guessZone("Ghar 9, bilal nagar")).toEqual(guess);
  await correct("House 5, Bilal Nagar", "Garden Town");
  expect(await guessZone("House 5, Bilal Nagar")).toEqual({ ...guess, zone: "Garden Town" });
});

test("nothing is learnt from a right guess or for a zone that is not served", async () => {
  await correct("Chaman Zar, Gulgasht Colony", "Gulgasht Colony");
  await correct("Chaman Zar", "Atlantis");
  expect(await guessZone("Chaman Zar")).toBeNull();
});
