import { describe, expect, test } from "vitest";
import { isConnectedAnswer, judgeSending, readQr } from "./whatsapp-answer.ts";

const json = (value: unknown) => JSON.stringify(value);
const html = "<!doctype html><title>success</title><p>success</p>";

describe("what a gateway answers to a message", () => {
  test.each<[number, string, "sent" | "later" | "down" | "never", boolean]>([
    [200, json("success"), "sent", true],
    [200, "success", "sent", true],
    [200, " Success.\n", "sent", true],
    [200, json({ status: 100, message: "success" }), "sent", true],
    [200, json({ status: "success" }), "sent", true],
    [200, json({ success: true }), "sent", true],
    [201, json({ message: "Message sent" }), "sent", true],
    [200, json({ status: "success", error: null }), "sent", true],
    [200, json({ success: false }), "later", false],
    [200, json({ status: "success", error: "not delivered" }), "later", false],
    [200, json({ error: "number not exists" }), "never", true],
    [200, json({ error: "please scan barcode" }), "down", true],
    [200, json("unsuccess"), "later", false],
    [200, json("success is not guaranteed"), "later", false],
    [200, html, "later", false],
    [200, "", "later", false],
    [200, "   ", "later", false],
    [200, '{"status":100,"mess', "later", false],
    [200, json([]), "later", false],
    [200, json(null), "later", false],
    [200, json(100), "later", false],
    [200, json({ error: { message: "session closed" } }), "later", false],
    [200, "\ufffds\ufffdu\ufffdc\ufffdc\ufffde\ufffds\ufffds", "later", false],
    [204, "", "later", false],
    [400, json("please wait a second"), "later", true],
    [400, json("please scan barcode"), "down", true],
    [400, json("cred_id is required"), "down", true],
    [400, json("connection uninitialized"), "down", true],
    [400, json("no active connection found"), "down", true],
    [400, json("waiting for connection"), "down", true],
    [400, json({ message: "Not connected" }), "down", true],
    [400, json({ error: "Your phone number is banned from using WhatsApp." }), "down", true],
    [200, json({ status: "failed", message: "Account has been restricted" }), "down", true],
    [500, json("TOS_BLOCK"), "down", true],
    [400, json({ error: "number blocked for spam" }), "down", true],
    [200, json("urbanned city"), "later", false],
    [400, json("number not exists"), "never", true],
    [400, json({ errors: [{ msg: "Invalid phone number" }] }), "never", true],
    [400, json({ errors: [{ msg: "message is required" }] }), "later", false],
    [400, html, "later", false],
    [422, json("odd"), "later", false],
    [401, "", "down", true],
    [403, html, "down", true],
    [404, json("Cannot POST /send-text-message"), "down", true],
    [410, "", "down", true],
    [429, json("Too many requests"), "later", true],
    [301, "", "later", false],
    [302, json("success"), "later", false],
    [308, json("number not exists"), "later", false],
    [500, json("failed send message"), "later", true],
    [500, json("number not exists"), "later", true],
    [502, html, "later", true],
    [503, "", "later", true],
  ])("%i %j is %s", (status, text, verdict, isUnderstood) => {
    expect(judgeSending({ status, text })).toEqual({ verdict, isUnderstood });
  });
});

describe("what a gateway says of its session", () => {
  test.each<[number, string, boolean]>([
    [200, json("connected"), true],
    [200, "connected", true],
    [200, "CONNECTED\n", true],
    [200, json({ state: "CONNECTED" }), true],
    [200, json({ status: 200, message: "connected" }), true],
    [200, json({ success: true, data: { state: "connected" } }), true],
    [200, json({ connected: true }), true],
    [200, json("WhatsApp is connected"), true],
    [200, json({ connected: false }), false],
    [200, json({ connected: "false" }), false],
    [200, json({ state: "connected", connected: false }), false],
    [200, json({ state: "connected", error: "session closed" }), false],
    [200, json("disconnected"), false],
    [200, json("not connected"), false],
    [200, json("was connected"), false],
    [200, json({ status: "connected", message: "waiting for connection" }), false],
    [200, html.replaceAll("success", "connected"), false],
    [200, "", false],
    [400, json("waiting for connection"), false],
    [400, json("no active connection found"), false],
    [400, json("connected"), false],
    [500, json("connected"), false],
  ])("%i %j: connected is %s", (status, text, isConnected) => {
    expect(isConnectedAnswer({ status, text })).toBe(isConnected);
  });
});

describe("the code to scan", () => {
  const code = "2@abcdefghij0123456789,QUJD=,xyz==,1";
  const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

  test("B7.83 is read from qr or qrcode", () => {
    expect(readQr({ status: 200, text: json({ qr: code }) })).toEqual({ kind: "text", text: code });
    expect(readQr({ status: 200, text: json({ qrcode: code }) })).toEqual({ kind: "text", text: code });
  });

  test("is read from a plain text, a picture and a page with a picture", () => {
    expect(readQr({ status: 200, text: code })).toEqual({ kind: "text", text: code });
    expect(readQr({ status: 200, text: json({ qrbase64: png }) }).kind).toBe("picture");
    expect(readQr({ status: 200, text: json({ qr: `data:image/png;base64,${png}` }) }).kind).toBe("picture");
    const page = `<html><script>alert(1)</script><img alt="" src="data:image/png;base64,${png}" onload="alert(2)"></html>`;
    const found = readQr({ status: 200, text: page });
    expect(found).toEqual({ kind: "picture", png: Uint8Array.from(Buffer.from(png, "base64")) });
  });

  test.each([
    [json("connected"), "connected"],
    [json("qr code not available"), "none"],
    ["<script>alert(1)</script>", "none"],
    [json({ qr: "<svg onload=alert(1)>" }), "none"],
    [json({ qr: `data:image/svg+xml;base64,${png}` }), "none"],
    [json({ qr: `data:image/png;base64,${Buffer.from("<svg/>").toString("base64")}` }), "none"],
    [json({ qr: "x".repeat(1001) }), "none"],
    [json({ qr: 7 }), "none"],
    ["", "none"],
  ])("%.60j is %s, and nothing of it is shown", (text, kind) => {
    expect(readQr({ status: 200, text })).toEqual({ kind });
  });
});
