import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { randomFrom } from "#prisma/seed/random.ts";
import startPostgres from "#tests/support/postgres.ts";
import { noFaults, type Verdict } from "../verdict.ts";
import { onFreshDatabase } from "./fresh-day.ts";
import { brokenLaws } from "./laws.ts";
import { type Played, playDay } from "./play.ts";
import { roughWeather } from "./weather.ts";
import { makeWorld, type World } from "./world.ts";

/** How much of a mode is played: seeds, and steps a day. */
type Amount = { seeds: number; steps: number };

const shown = 12;

/** The trail of a day that broke something, as it becomes a test: its seed and what led there. */
const story = ({ seed, trail, broken }: Played): string =>
  `seed ${seed}, step ${trail.length}: ${broken.slice(0, 3).join("; ")}\n      ${trail.slice(-shown).join("\n      ")}`;

/** Days one after another, each in a shop of its own. */
async function playDays(server: string, { seeds, steps }: Amount, { together, rough }: { together: number; rough: boolean }) {
  const stories: string[] = [];
  for (let nth = 1; nth <= seeds; nth += 1) {
    const seed = nth + together * 1000 + (rough ? 500 : 0);
    const played = await onFreshDatabase(server, async (url) => {
      if (!rough) return playDay({ seed, steps, together });
      const world = await makeWorld(randomFrom(seed));
      const disturbances = roughWeather(url, () => world.products);
      return playDay({ seed, steps, together, weather: disturbances }, world).finally(disturbances.end);
    });
    if (played.broken.length > 0) stories.push(story(played));
  }
  return stories;
}

const player = fileURLToPath(new URL("player.ts", import.meta.url));

/** A process of its own that plays a day in this world; resolves when it is over or dead, with what it found. */
function startPlayer(url: string, { seed, steps, world }: { seed: number; steps: number; world: World }) {
  const child = fork(player, [JSON.stringify({ seed, steps, world, url })], {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const found: string[] = [];
  child.on("message", (broken) => found.push(...(broken as string[])));
  return { child, over: new Promise<string[]>((resolve) => child.once("exit", () => resolve(found))) };
}

/** Two processes on one database; with `kill` one of them is killed again and again between a write and its answer. */
async function playApart(server: string, { seeds, steps }: Amount, kill: boolean) {
  const stories: string[] = [];
  for (let seed = 1; seed <= seeds; seed += 1) {
    await onFreshDatabase(server, async (url) => {
      const random = randomFrom(seed);
      const world = await makeWorld(random);
      const begin = (nth: number) => startPlayer(url, { seed: seed * 100 + nth, steps, world });
      const players = [begin(1), begin(2)];
      const murders = kill ? killAgain(players.map(({ child }) => child)) : undefined;
      let isOver = false;
      const ends = Promise.all(players.map(({ over }) => over)).finally(() => {
        isOver = true;
      });
      while (!isOver) {
        const broken = await brokenLaws();
        if (broken.length > 0) stories.push(`seed ${seed}: ${broken.slice(0, 3).join("; ")}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      clearTimeout(murders);
      const broken = [...(await ends).flat(), ...(await brokenLaws())];
      if (broken.length > 0) stories.push(`seed ${seed}: ${broken.slice(0, 3).join("; ")}`);
    });
  }
  return stories;
}

/** Kills one of the processes some seconds into the day, without a word. */
function killAgain([first]: readonly ChildProcess[]): NodeJS.Timeout {
  return setTimeout(() => first?.kill("SIGKILL"), 4000);
}

/** How many days of each mode are played, and of how many steps each. */
export type ShopDays = { steps: number; alone: number; together: number; weather: number; apart: number };

/** Whole shop days, by the dice: alone, three at once, in weather, and with two processes of which one is killed. */
export async function shopDays({ steps, alone, together, weather, apart }: ShopDays): Promise<Verdict[]> {
  const stop = await startPostgres();
  const server = process.env["TEST_POSTGRES"] ?? "";
  const days = (seeds: number) => ({ seeds, steps });
  const text = (seeds: number) => `${seeds} days of ${steps} steps`;
  try {
    return [
      noFaults(
        `${text(alone)} alone: answers as foretold, books and words right`,
        await playDays(server, days(alone), { together: 1, rough: false }),
      ),
      noFaults(`${text(together)} with three at once`, await playDays(server, days(together), { together: 3, rough: false })),
      noFaults(`${text(weather)} in weather`, await playDays(server, days(weather), { together: 1, rough: true })),
      noFaults(
        `${text(weather)} with three at once in weather`,
        await playDays(server, days(weather), { together: 3, rough: true }),
      ),
      noFaults(`${text(apart)} in two processes`, await playApart(server, days(apart), false)),
      noFaults(`${text(apart)} in two processes, one killed`, await playApart(server, days(apart), true)),
    ];
  } finally {
    await stop();
  }
}
