import { expect, test } from "vitest";
import { readReceipt } from "./message-receipt.ts";

test.each([
  [{ status: "delivered" }, "delivered"],
  [{ status: "READ" }, "read"],
  [{ status: 0 }, "bounced"],
  [{ status: 1 }, "nothing"],
  [{ status: 2 }, "nothing"],
  [{ status: 3 }, "delivered"],
  [{ status: 4 }, "read"],
  [{ status: 5 }, "read"],
  [{ ack: -1 }, "bounced"],
  [{ ack: 0 }, "nothing"],
  [{ ack: 1 }, "nothing"],
  [{ ack: 2 }, "delivered"],
  [{ ack: 3 }, "read"],
  [{ ack: 4 }, "read"],
  [{ ack: 3, status: "delivered" }, "delivered"], // the word is plainer than the number
])("a gateway that says %j of a message is understood: %s", (said, went) => {
  const read = readReceipt({ id: "wamid-1", ...said });
  expect(read === "nothing" || read === null ? read : read.went).toBe(went);
});

test.each([{}, { status: 6 }, { ack: 9 }, { ack: 2.5 }, { status: "" }, { status: "2" }, { status: "toString" }])(
  "%j is no receipt",
  (said) => {
    expect(readReceipt({ id: "wamid-1", ...said })).toBeNull();
  },
);
