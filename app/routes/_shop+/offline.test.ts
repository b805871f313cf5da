import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { offline } from "#app/i18n/offline.ts";
import { db } from "#app/platform/db.server.ts";
import { loader } from "./offline.tsx";

test("the offline page speaks both languages, runs no script and says how to order by phone", async () => {
  await db.setting.create({ data: { key: "shop", value: { brand: "Taaza <Mandi>", phone: "+923012345678" } } });
  const answer = await loader();
  const html = await answer.text();
  expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(html.startsWith('<!DOCTYPE html><html lang="en">')).toBe(true);
  for (const words of [offline.en, offline.ur]) expect(html).toContain(words.title);
  expect(html).toContain('href="tel:+923012345678"');
  expect(html).toContain("Taaza &lt;Mandi&gt;");
  expect(html).not.toMatch(/<script|onclick|<form/i);
});

test("it brings every file it names, its sign in the browser's tab included: nothing is asked for that nobody has", async () => {
  const html = await (await loader()).text();
  expect(html).toContain('<link rel="icon" href="/favicon.svg"');
  expect(existsSync("public/favicon.svg")).toBe(true);
});

test("it sets no cookie and asks for none", async () => {
  expect((await loader()).headers.has("Set-Cookie")).toBe(false);
});
