/** A piece of a page that staff wrote, in the visitor's language. */
export interface ContentSection {
  id: number;
  /** Absent where the whole page is one text. */
  title: string | null;
  /** Rendered and sanitised. */
  html: string;
  /** A path on our own server. */
  image: string | null;
}
