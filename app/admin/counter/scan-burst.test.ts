import { describe, expect, test } from "vitest";
import { type Burst, scannedCode, withKey } from "./scan-burst.ts";

/** Types a text at a given interval, milliseconds; returns the burst that Enter completes. */
function typed(text: string, gap: number): string | null {
  let burst: Burst | null = null;
  for (const [place, key] of [...text].entries()) burst = withKey(burst, { key, at: place * gap });
  return scannedCode(burst, { at: text.length * gap, value: text });
}

describe("keys that come faster than anybody types", () => {
  test.each(["8961014000017", "200012345678", "TM-0042-2026"])("%s is a scan", (code) => {
    expect(typed(code, 12)).toBe(code);
  });

  test.each([
    ["a person typed it", "8961014000017", 90],
    ["it has too few digits", "123", 5],
    ["it is a word", "tamatar", 5],
    ["it is a number to call", "03001234567", 5],
  ])("no scan where %s", (_, text, gap) => {
    expect(typed(text, gap)).toBeNull();
  });

  test("what was typed before a pause is no part of it", () => {
    let burst = withKey(null, { key: "9", at: 0 });
    for (const [place, key] of [..."8961014000017"].entries()) burst = withKey(burst, { key, at: 500 + place * 10 });
    expect(scannedCode(burst, { at: 640, value: "98961014000017" })).toBe("8961014000017");
  });

  test.each([
    [120, null],
    [1500, "1234567"],
  ])("the end of a number to call, typed %s ms after its beginning, is scanned: %s", (pause, scanned) => {
    let burst: Burst | null = null;
    for (const [place, key] of [..."0300"].entries()) burst = withKey(burst, { key, at: place * 10 });
    for (const [place, key] of [..."1234567"].entries()) burst = withKey(burst, { key, at: 30 + pause + place * 10 });
    expect(scannedCode(burst, { at: 30 + pause + 70, value: "03001234567" })).toBe(scanned);
  });
});
