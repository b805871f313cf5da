/** The stars of a product, counted over every review that is shown. */
export type RatingSummary = {
  /** One decimal, 1 to 5. */
  average: number;
  count: number;
  /** How many gave one star, two, … five. */
  stars: readonly [number, number, number, number, number];
};

/** A buyer's word on a product, as everybody reads it. Days are `YYYY-MM-DD` in Karachi. */
export type ReviewView = {
  id: number;
  rating: number;
  title: string | null;
  content: string;
  author: string;
  day: string;
  /** What the shop answered. */
  reply: string | null;
};

/** A question about a product; `answer` is null while the shop has not answered. */
export type QuestionView = { id: number; question: string; author: string; day: string; answer: string | null };

/** Whether this person may review the product: a buyer may, once. */
export type ReviewPermission = "visitor" | "stranger" | "buyer" | "reviewed";

/** Reviews and questions of a product: its stars, one page of reviews and one of questions. */
export type ReviewsAndQuestions = {
  /** Null without reviews. */
  rating: RatingSummary | null;
  reviews: { shown: ReviewView[]; page: number; hasNext: boolean };
  questions: { shown: QuestionView[]; page: number; hasNext: boolean };
  standing: ReviewPermission;
};
