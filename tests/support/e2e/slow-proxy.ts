import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * A proxy to a shop that can be suspended as a laptop is: nothing passes, nothing is closed. When it resumes, its connections are
 * gone, and new ones pass.
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
