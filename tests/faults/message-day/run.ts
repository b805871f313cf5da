import { setClock } from "#app/platform/clock.server.ts";
import { env } from "#app/platform/env.server.ts";
import startPostgres from "#tests/support/postgres.ts";
import { onFreshDatabase } from "../shop-day/fresh-day.ts";
import { noFaults, type Verdict } from "../verdict.ts";
import { type MessageDay, playMessageDay } from "./day.ts";
import { type DayFigures, laws } from "./judge.ts";
import { startSender } from "./senders.ts";
import { startServices } from "./services.ts";

/** Plays days of messages, each in a shop of its own on a server that has the template. */
export async function playMessageDays(
  server: string,
  days: readonly MessageDay[],
): Promise<{ seed: number; figures: DayFigures }[]> {
  const isDemo = env.DEMO;
  env.DEMO = false;
  const services = await startServices();
  const played: { seed: number; figures: DayFigures }[] = [];
  let next = startSender();
  try {
    for (const day of days) {
      const sender = await next;
      next = startSender();
      const play = async (url: string) => {
        await sender.open(url);
        return playMessageDay(day, { services, sender });
      };
      const figures = await onFreshDatabase(server, play).finally(sender.kill);
      played.push({ seed: day.seed, figures });
    }
  } finally {
    setClock(null);
    env.DEMO = isDemo;
    await (await next).kill();
    await services.stop();
    env.OUTBOUND_ALLOW.length = 0;
  }
  return played;
}

/** So many orders are placed on a whole day. */
const ordersOfDay = 60;

const sentences: Readonly<Record<(typeof laws)[number], string>> = {
  lost: "no message is lost, and whoever was not told is named on the desk",
  order: "none in the wrong order within its order",
  person: "none to the wrong person",
  thrice: "none taken more than twice, and each second is marked",
  night: "no bulk between 21:00 and 09:00, no customer woken",
};

/** Verdicts on days of messages, with figures. */
export async function messageDays(days: number): Promise<Verdict[]> {
  const stop = await startPostgres();
  const given = Array.from({ length: days }, (_, nth) => ({ seed: nth + 1, orders: ordersOfDay }));
  const played = await playMessageDays(process.env["TEST_POSTGRES"] ?? "", given).finally(stop);
  const sum = (name: keyof DayFigures["counts"]) => played.reduce((total, { figures }) => total + figures.counts[name], 0);
  const seen = `${sum("messages")} messages, ${sum("taken")} taken, ${sum("pushed")} pushed, ${sum("doubled")} taken twice, ${sum("named")} named, ${sum("dropped")} not needed`;
  return laws.map((law) =>
    noFaults(
      `${days} days of messages: ${sentences[law]}`,
      played.flatMap(({ seed, figures }) => figures[law].map((fault) => `day ${seed}: ${fault}`)),
      law === "lost" ? seen : "none",
    ),
  );
}
