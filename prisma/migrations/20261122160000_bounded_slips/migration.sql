-- What a typed word was meant to be is worked out within the statement that asks, so that PostgreSQL plans it once and not at every slip:
-- functions that give rows become a part of such a statement, those that give a value do not. A known word has at most 30 letters; the
-- planner looks each place up in the index when it sees that there are few.
DROP FUNCTION nearest_words(text);
DROP FUNCTION two_words(text);

-- The known words nearest to one that is not known, the likeliest first, at most three; null when none is near. A wrong consonant weighs
-- twice as much as a wrong vowel, for vowels are what Roman Urdu spells at will; two letters that changed places are one slip, another
-- first letter is one more.
CREATE FUNCTION nearest_words(typed text) RETURNS TABLE (words text[]) LANGUAGE sql STABLE AS $$
  WITH swapped AS (
    SELECT overlay(typed PLACING reverse(substr(typed, at, 2)) FROM at FOR 2) AS word FROM generate_series(1, length(typed) - 1) AS at LIMIT 30),
  alike AS (
    (SELECT word, levenshtein(word, typed) + levenshtein(consonants(word), consonants(typed))
       + (left(word, 1) <> left(typed, 1))::int AS slips FROM search_words ORDER BY word <-> typed LIMIT 20)
    UNION SELECT word, 1 FROM swapped JOIN search_words USING (word)),
  ranked AS (
    SELECT word, rank() OVER (ORDER BY slips, abs(length(word) - length(typed))) AS place FROM alike
    WHERE length(typed) > 2 AND word <> typed AND slips <= 2 * greatest(length(typed) / 4, 1))
  SELECT array_agg(word ORDER BY word <-> typed) FROM (SELECT word FROM ranked WHERE place = 1 ORDER BY word <-> typed LIMIT 3) AS nearest
$$;

-- Two known words that somebody wrote as one, the more equal halves first; no row when it is none.
CREATE FUNCTION two_words(typed text) RETURNS TABLE (words text[]) LANGUAGE sql STABLE AS $$
  SELECT ARRAY[one.word || ' ' || other.word] FROM (SELECT cut FROM generate_series(2, length(typed) - 2) AS cut LIMIT 30) AS cuts
  JOIN search_words one ON one.word = left(typed, cut) JOIN search_words other ON other.word = substr(typed, cut + 1)
  ORDER BY abs(length(typed) - 2 * cut) LIMIT 1
$$;

-- Words that end in digits (omega3) are known too, so that what a typed word may grow to is looked up among the known words alone.
CREATE OR REPLACE FUNCTION learn_words(folded text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_words SELECT DISTINCT word FROM string_to_table(folded, ' ') AS word WHERE word ~ '^[a-z][a-z0-9]{1,29}$'
  ON CONFLICT DO NOTHING
$$;
INSERT INTO search_words SELECT word FROM ts_stat('SELECT search_vector FROM products') WHERE word ~ '^[a-z]+[0-9][a-z0-9]*$' AND length(word) <= 30
ON CONFLICT DO NOTHING;
