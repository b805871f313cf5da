import { excerpt } from "#app/lib/excerpt.ts";
import type { HelpTopic } from "./topics.ts";

/** State of the chat: open, collapsed to its header, or closed (A2.105). */
export type AssistantState = "closed" | "open" | "minimised";

/** One message of the chat; ids are increasing (A3.21). */
export type ChatMessage = { id: number; type: "user" | "bot"; content: string; timestamp: Date };

export type Chat = readonly ChatMessage[];

/** Delay before the answer, milliseconds (A2.111). */
export const replyDelay = 500;

/** Number of suggested questions per page (A2.107). */
export const questionsAtATime = 6;

const longestLabel = 40;

/** The label of a suggested question's button (A2.108). */
export const questionLabel = (question: string): string => excerpt(question, longestLabel);

/** The chat with one more message. */
export function addMessage(chat: Chat, type: ChatMessage["type"], content: string, timestamp = new Date()): Chat {
  return [...chat, { id: chat.length + 1, type, content, timestamp }];
}

/** Whether a text is a question: empty or blank text is not sent (A2.113). */
export const isQuestion = (text: string): boolean => text.trim() !== "";

/**
 * The topic that answers a question, or null: the one with this question; then the one whose keyword it contains, the longest keyword first
 * (A2.109); then one whose question or answer contains it (A2.110). On a tie the earlier topic wins: pass the section's own topics first.
 */
export function findAnswer(text: string, topics: readonly HelpTopic[]): HelpTopic | null {
  const asked = text.trim().toLowerCase();
  if (!asked) return null;
  const same = topics.find(({ question }) => question.toLowerCase() === asked);
  if (same) return same;
  const scores = topics.map((topic) => longestKeyword(topic, asked));
  const best = Math.max(...scores);
  if (best > 0) return topics[scores.indexOf(best)] ?? null;
  return topics.find(({ question, answer }) => `${question}\n${answer}`.toLowerCase().includes(asked)) ?? null;
}

const longestKeyword = ({ keywords }: HelpTopic, asked: string): number =>
  Math.max(0, ...keywords.filter((keyword) => asked.includes(keyword.toLowerCase())).map(({ length }) => length));

/** The topics, those of one section first. */
export const nearestFirst = (topics: readonly HelpTopic[], section: HelpTopic["section"]): HelpTopic[] => {
  const nearness = (topic: HelpTopic) => (topic.section === section ? 0 : 1);
  return topics.toSorted((one, other) => nearness(one) - nearness(other));
};
