import { createServer } from "node:net";

/** Throws a sentence for the operator when listening on `HOST` and `PORT` is not permitted. */
export async function checkPort() {
  const port = Number(process.env.PORT || 3000);
  const host = process.env.HOST || "127.0.0.1";
  if (!Number.isInteger(port) || port < 1 || port > 65535) return; // 0 is any free one; an invalid port is reported with the settings
  const problem = await tryPort({ port, host });
  if (!problem) return;
  const why = {
    EADDRINUSE: `Port ${port} is taken by another program: stop that, or set PORT to another number.`,
    EACCES: `Port ${port} is not open to this account: set PORT to 1024 or more, with a proxy in front of it.`,
    EADDRNOTAVAIL: `HOST is ${host}, which is no address of this machine: set HOST to one of its own, or to 0.0.0.0 for all of them.`,
    ENOTFOUND: `HOST is ${host}, which is no address: set HOST to one of this machine's own, or to 0.0.0.0 for all of them.`,
  };
  throw new Error(why[problem.code] ?? `HOST ${host} and PORT ${port} cannot be listened on (${problem.code}).`);
}

function tryPort(place) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once("error", done).listen({ ...place, exclusive: true }, () => probe.close(() => done(null)));
  });
}
