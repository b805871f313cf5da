import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const [webkit, chrome] = ["AppleWebKit/537.36 (KHTML, like Gecko)", "Chrome/140.0.0.0"];

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} ${chrome} Mobile Safari/537.36`, "Chrome", "Android"],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A155F) ${webkit} SamsungBrowser/27.0 ${chrome} Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} ${chrome} Safari/537.36 Edg/140.0.0.0`, "Edge", "Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
  ],
  ["curl/8.5.0 (Linux)", "Linux", null],
])("%s is called by its browser and system", (userAgent, browser, system) => {
  expect(deviceName(userAgent)).toEqual({ browser, system });
});

test("a browser that says nothing known has no name", () => {
  expect(deviceName("tests")).toBeNull();
  expect(deviceName("")).toBeNull();
});
