import { closeSync, mkdirSync, openSync, rmSync, statSync } from "node:fs";
import { connect, createServer } from "node:net";
import { basename, dirname, relative, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** The longest address of a local socket that every system takes, bytes. */
const longest = 100;

/** The maximum time of removing a dead process's socket, milliseconds. */
const turnTimeout = 10_000;

const retryDelay = 30;

/**
 * Takes a lock that ends with its process, however that happens. It is a listening socket in the file system: unlike a PID file it
 * can be checked from any container that shares the folder, and an unanswered one is no lock. Plain JavaScript, because it may be
 * needed before anything is installed.
 *
 * @param file where the socket stands; its folder is made if need be
 * @returns releases the lock; null while another process holds it
 */
export async function takeLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  const address = reachable(file);
  try {
    for (;;) {
      const server = await listenAt(address.path);
      if (server) return () => new Promise((done) => server.close(done));
      if (await isAnswered(address.path)) return null;
      await removeUnanswered(file, address.path);
    }
  } finally {
    address.close();
  }
}

/**
 * Addresses are short and folders may be long: the shorter of two spellings of the file, or, on Linux, one by way of its
 * opened folder. On Windows a pipe named after the file.
 */
function reachable(file) {
  if (process.platform === "win32") return { path: `\\\\.\\pipe\\${resolve(file)}`, close() {} };
  const [path = file] = [resolve(file), relative(".", file)].sort((a, b) => Buffer.byteLength(a) - Buffer.byteLength(b));
  if (Buffer.byteLength(path) <= longest) return { path, close() {} };
  if (process.platform !== "linux")
    throw new Error(`The path ${resolve(file)} is too long for this system: choose a shorter folder.`);
  const folder = openSync(dirname(resolve(file)), "r");
  return { path: `/proc/self/fd/${folder}/${basename(file)}`, close: () => closeSync(folder) };
}

/** Null when the place is taken, by a process or by what a dead one left. */
function listenAt(path) {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (problem) => (problem.code === "EADDRINUSE" ? done(null) : fail(cannotStand(path, problem))));
    server.listen({ path, exclusive: true }, () => done(server.unref()));
  });
}

function cannotStand(path, { code }) {
  return new Error(
    `No lock can be made at ${path} (${code}): the folder must be writable for this account and on a disk of this machine, not a network share.`,
  );
}

/** The codes of a connection to a socket that nobody listens on. */
const unanswered = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "ENOTSOCK"]);

function isAnswered(path) {
  return new Promise((done, fail) => {
    const socket = connect(path);
    const end = (answered) => {
      socket.destroy();
      done(answered);
    };
    socket
      .once("connect", () => end(true))
      .once("error", (problem) => {
        if (unanswered.has(problem.code)) end(false);
        else if (problem.code === "EAGAIN") end(true);
        else fail(problem); // unknown: to take it for unanswered would remove the lock of a process that runs
      });
  });
}

/**
 * Removes what a dead process left. Several may find it at once: they take turns by making a folder, and only who has it looks
 * again and removes, for nobody can put a lock where one still stands.
 */
async function removeUnanswered(file, path) {
  const turn = `${file}.takeover`;
  try {
    mkdirSync(turn);
  } catch {
    if (ageOf(turn) > turnTimeout) rmSync(turn, { recursive: true, force: true });
    return sleep(retryDelay);
  }
  try {
    await sleep(retryDelay); // a lock that is being made stands a moment before it answers
    if (!(await isAnswered(path))) rmSync(file, { force: true });
  } finally {
    rmSync(turn, { recursive: true, force: true });
  }
}

function ageOf(path) {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}
