import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { connectionLimits, wasFullLately } from "./connection-limits.ts";
import { type Listening, listen } from "./listen.ts";

const opened: { server?: Listening; sockets: Socket[] } = { sockets: [] };

afterEach(async () => {
  for (const socket of opened.sockets.splice(0)) socket.destroy();
  await opened.server?.close();
});

async function open(limits: { all: number; perNetwork: number }, isProxy?: (address: string) => boolean): Promise<number> {
  const answer: Parameters<typeof listen>[0] = (_, res) => void res.end("served");
  opened.server = await listen(answer, { port: 0, host: "127.0.0.1", limits, ...(isProxy && { isProxy }) });
  return opened.server.port;
}

/** A connection from an address of this machine. */
async function connectFrom(localAddress: string, port: number): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", localAddress }).setEncoding("utf8");
  socket.on("error", () => undefined);
  opened.sockets.push(socket);
  await once(socket, "connect");
  return socket;
}

/** What the server answers on a connection; "" when it closes it. */
async function ask(socket: Socket): Promise<string> {
  if (socket.writable) socket.write("GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n");
  let answer = "";
  socket.on("data", (part) => {
    answer += part;
  });
  if (!socket.closed) await once(socket, "close");
  return answer;
}

const isServed = async (from: string, port: number): Promise<boolean> =>
  (await ask(await connectFrom(from, port))).includes("served");

describe.skipIf(process.platform !== "linux")("connections", () => {
  test("one network takes its part of the connections, and others are served meanwhile", async () => {
    const port = await open({ all: 10, perNetwork: 3 });
    for (let count = 0; count < 3; count++) await connectFrom("127.0.0.1", port);
    expect(await isServed("127.0.0.1", port)).toBe(false);
    expect(await isServed("127.0.0.2", port)).toBe(true);
    expect(wasFullLately()).toBe(false);
    for (const socket of opened.sockets) socket.destroy();
    await expect.poll(() => isServed("127.0.0.1", port)).toBe(true);
  });

  test("a trusted proxy brings the connections of everybody", async () => {
    const port = await open({ all: 10, perNetwork: 3 }, (address) => address === "127.0.0.1");
    for (let count = 0; count < 5; count++) await connectFrom("127.0.0.1", port);
    expect(await isServed("127.0.0.1", port)).toBe(true);
  });

  test("no more are taken than in all, which the readiness names, and those that are open are served", async () => {
    const port = await open({ all: 4, perNetwork: 3 });
    const first = await connectFrom("127.0.0.1", port);
    for (const from of ["127.0.0.2", "127.0.0.3", "127.0.0.4"]) await connectFrom(from, port);
    expect(await isServed("127.0.0.5", port)).toBe(false);
    expect(wasFullLately()).toBe(true);
    expect(await ask(first)).toContain("served");
  });
});

describe("the limits of connections", () => {
  test.each([256, 1024, 4096, 20_000, 1_048_576])(
    "stay under a limit of %i descriptors, and one network has half of them at most",
    (descriptors) => {
      const { all, perNetwork } = connectionLimits({ descriptors, reserved: 29 });
      expect(all + 29).toBeLessThan(descriptors - 50);
      expect(perNetwork).toBeLessThanOrEqual(all / 2);
      expect(perNetwork).toBeGreaterThanOrEqual(60);
    },
  );

  test("stand where a system reports none", () => {
    expect(connectionLimits({ descriptors: null, reserved: 29 }).all).toBeGreaterThan(1000);
  });
});
