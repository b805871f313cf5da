import { connect, type Socket } from "node:net";

/** A line to a receipt printer that takes and gives bytes. */
export type Connection = {
  /** resolves when the system has taken the bytes; rejects when the line broke before, or stood still */
  write(bytes: Uint8Array | readonly number[]): Promise<void>;
  /** asks and waits for one byte; null: none came in time, or the line broke */
  ask(bytes: readonly number[], timeout: number): Promise<number | null>;
  close(): void;
};

/** Opens a line; rejects when nobody takes it within `timeout` milliseconds. */
export function openConnection({ host, port }: { host: string; port: number }, timeout: number): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    const timer = setTimeout(() => socket.destroy(new Error("no answer")), timeout);
    socket.once("error", reject);
    socket.once("close", () => clearTimeout(timer));
    socket.once("connect", () => {
      clearTimeout(timer);
      socket.off("error", reject);
      resolve(speakOver(socket));
    });
  });
}

/** A printer that takes no byte and says none for so long is gone, milliseconds. */
const stillness = 30_000;

function speakOver(socket: Socket): Connection {
  let isBroken = false;
  let hear: ((byte: number | null) => void) | null = null;
  const end = () => {
    isBroken = true;
    hear?.(null);
  };
  socket.setNoDelay(true);
  socket.setTimeout(stillness, () => socket.destroy(new Error("the line stood still")));
  socket.on("error", end);
  socket.on("close", end);
  socket.on("end", end);
  socket.on("data", (bytes) => hear?.(bytes.at(-1) ?? null));
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
          hear = null;
          resolve(byte);
        };
        const timer = setTimeout(() => answer(null), timeout);
        hear = answer;
        write(bytes).catch(() => answer(null));
      }),
    close: () => socket.destroySoon(),
  };
}
