import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { openLog } from "./log.ts";

const folder = () => mkdtempSync(join(tmpdir(), "taaza-log-"));

test("a line says when and what", () => {
  const place = folder();
  openLog(place, () => new Date("2026-11-20T10:00:00Z"))("a print moved", { orderId: 418, state: "sent" });
  const line = '{"at":"2026-11-20T10:00:00.000Z","happened":"a print moved","orderId":418,"state":"sent"}\n';
  expect(readFileSync(join(place, "desktop.log"), "utf8")).toBe(line);
});

test("a full file makes way for a new one, and what was before the last is gone", () => {
  const place = folder();
  const log = openLog(place);
  for (let round = 0; round < 3; round += 1) {
    writeFileSync(join(place, "desktop.log"), "x".repeat(1_000_001));
    log("started");
  }
  expect(statSync(join(place, "desktop.log")).size).toBeLessThan(200);
  expect(statSync(join(place, "desktop.1.log")).size).toBe(1_000_001);
});

test("a disk that takes nothing stops nobody", () => {
  const place = join(folder(), "file");
  writeFileSync(place, "in the way");
  const said = vi.spyOn(console, "error").mockReturnValue();
  expect(() => openLog(place)("started")).not.toThrow();
  expect(said).toHaveBeenCalledWith("started", {});
  said.mockRestore();
});
