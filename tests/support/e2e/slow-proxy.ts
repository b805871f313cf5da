import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * A line to a shop that can fall asleep as a laptop does: nothing comes through, nothing is closed, nobody is told. When it
 * wakes, what hung on it turns out to be gone, and new connections pass.
 */
export async function openSlowProxy(shopUrl: string) {
  const { hostname, port } = new URL(shopUrl);
  const ends = new Set<Socket>();
  let isAsleep = false;
  const server = createServer((near) => {
    if (isAsleep) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => ends.delete(from));
      from.pipe(to);
    }
  }).listen(0, hostname);
  await once(server, "listening");
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    sleep() {
      isAsleep = true;
      for (const end of ends) end.unpipe().pause();
    },
    wake() {
      isAsleep = false;
      for (const end of ends) end.destroy();
    },
    close() {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}
