import { connect, type Socket } from "node:net";

/** A byte connection to a receipt printer. */
export type Connection = {
  /** resolves when the system has accepted the bytes; rejects when the connection failed before, or stalled */
  write(bytes: Uint8Array | readonly number[]): Promise<void>;
  /** sends a request and waits for one byte; null: timeout, or the connection failed */
  ask(bytes: readonly number[], timeout: number): Promise<number | null>;
  close(): void;
};

/** Opens a connection; rejects when none is accepted within `timeout` milliseconds. */
export function openConnection({ host, port }: { host: string; port: number }, timeout: number): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    const timer = setTimeout(() => socket.destroy(new Error("no answer")), timeout);
    socket.once("error", reject);
    socket.once("close", () => clearTimeout(timer));
    socket.once("connect", () => {
      clearTimeout(timer);
      socket.off("error", reject);
      resolve(connectionOver(socket));
    });
  });
}

/** A printer that neither accepts nor sends a byte for this long is considered lost, milliseconds. */
const stillness = 30_000;

function connectionOver(socket: Socket): Connection {
  let isBroken = false;
  let listener: ((byte: number | null) => void) | null = null;
  const end = () => {
    isBroken = true;
    listener?.(null);
  };
  socket.setNoDelay(true);
  socket.setTimeout(stillness, () => socket.destroy(new Error("the line stood still")));
  socket.on("error", end);
  socket.on("close", end);
  socket.on("end", end);
  socket.on("data", (bytes) => listener?.(bytes.at(-1) ?? null));
  const write: Connection["write"] = (bytes) =>
    new Promise((resolve, reject) => {
      if (isBroken) return reject(new Error("the line is broken"));
      socket.write(Uint8Array.from(bytes), (problem) => (problem ? reject(problem) : resolve()));
    });
  return {
    write,
    ask: (bytes, timeout) =>
      new Promise((resolve) => {
        const answer = (byte: number | null) => {
          clearTimeout(timer);
          listener = null;
          resolve(byte);
        };
        const timer = setTimeout(() => answer(null), timeout);
        listener = answer;
        write(bytes).catch(() => answer(null));
      }),
    close: () => socket.destroySoon(),
  };
}
