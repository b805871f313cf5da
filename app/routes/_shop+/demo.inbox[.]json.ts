import { readDemoInbox } from "#app/platform/demo/read-inbox.server.ts";
import { env } from "#app/platform/env.server.ts";

/** What arrived in demo mode, newest first (contract). */
export async function loader() {
  if (!env.DEMO) throw new Response(null, { status: 404 });
  const { messages } = (await readDemoInbox()) ?? { messages: [] };
  const listed = messages.map(({ channel, to, subject, text, at }) => ({ channel, to, subject, text, at }));
  return Response.json(listed, { headers: { "Cache-Control": "no-store" } });
}
