CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- The folded spelling: Roman Urdu has no fixed one, so aaloo, alu and aloo become one; so do Lay's and lays, 10kg and 10 kg, carrot and carrots.
CREATE OR REPLACE FUNCTION fold_words(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(
              replace(replace(replace(replace(replace(replace(replace(replace(replace(
                regexp_replace(
                  regexp_replace(
                    regexp_replace(translate(lower(words), 'àáâäãçèéêëìíîïñòóôöõùúûü', 'aaaaaceeeeiiiinooooouuuu'),
                      '([a-z])[''’`&]+(?=[a-z])', '\1', 'g'),
                    '([0-9])(?=[a-z])', '\1 ', 'g'),
                  '[^a-z0-9]+', ' ', 'g'),
                'aa', 'a'), 'oo', 'u'), 'ee', 'i'), 'ou', 'o'), 'au', 'o'), 'ph', 'f'), 'w', 'v'), 'z', 'j'), 'q', 'k'),
              'ai(?=[a-z])', 'e', 'g'),
            '([bcdgjkpt])h+', '\1', 'g'),
          '([a-z])\1+', '\1', 'g'),
        'iy?a\M', 'ya', 'g'),
      '([a-z]{2})ies\M', '\1y', 'g'),
    '([a-z]{3})s\M', '\1', 'g');

-- What full text looks through: A is the name, B brand and keywords, C the shelf it stands on.
ALTER TABLE "products" ADD COLUMN "search_vector" tsvector;
CREATE INDEX "products_search_vector_idx" ON "products" USING GIN ("search_vector");
DROP INDEX "products_search_text_idx";

-- Every word the shop knows, folded: what somebody mistyped is compared with these few, not with the products.
CREATE TABLE "search_words" (
    "word" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);
CREATE INDEX "search_words_word_idx" ON "search_words" USING GIST ("word" gist_trgm_ops);

CREATE FUNCTION consonants(folded text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN translate(folded, 'aeiouy', '');

-- The known words nearest to one that is not known, the likeliest first, at most three. A wrong consonant weighs twice as much as
-- a wrong vowel, for vowels are what Roman Urdu spells at will; two letters that changed places are one slip, another first letter
-- is one more.
CREATE FUNCTION nearest_words(typed text) RETURNS text[] LANGUAGE sql STABLE AS $$
  WITH swapped AS (
    SELECT overlay(typed PLACING reverse(substr(typed, at, 2)) FROM at FOR 2) AS word FROM generate_series(1, length(typed) - 1) AS at),
  alike AS (
    (SELECT word, levenshtein(word, typed) + levenshtein(consonants(word), consonants(typed))
       + (left(word, 1) <> left(typed, 1))::int AS slips FROM search_words ORDER BY word <-> typed LIMIT 20)
    UNION SELECT word, 1 FROM search_words JOIN swapped USING (word)),
  ranked AS (
    SELECT word, rank() OVER (ORDER BY slips, abs(length(word) - length(typed))) AS place FROM alike
    WHERE length(typed) > 2 AND word <> typed AND slips <= 2 * greatest(length(typed) / 4, 1))
  SELECT array_agg(word ORDER BY word <-> typed) FROM (SELECT word FROM ranked WHERE place = 1 ORDER BY word <-> typed LIMIT 3) AS nearest
$$;

-- Two known words that somebody wrote as one, the more equal halves first.
CREATE FUNCTION two_words(typed text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY[one.word || ' ' || other.word] FROM generate_series(2, length(typed) - 2) AS cut
  JOIN search_words one ON one.word = left(typed, cut) JOIN search_words other ON other.word = substr(typed, cut + 1)
  ORDER BY abs(length(typed) - 2 * cut) LIMIT 1
$$;

CREATE FUNCTION learn_words(folded text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_words SELECT DISTINCT word FROM string_to_table(folded, ' ') AS word WHERE word ~ '^[a-z]{2,30}$'
  ON CONFLICT DO NOTHING
$$;

-- search_text: name, brand and keywords, each between bars, so that what is called exactly as asked can come first.
CREATE OR REPLACE FUNCTION fold_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  called text := fold_words(concat_ws(' ', NEW.name, NEW.name_ur));
  known_as text := fold_words(concat_ws(' ', NEW.company_name, array_to_string(NEW.keywords, ' ')));
  shelf text := fold_words(concat_ws(' ',
    (SELECT concat_ws(' ', name, name_ur) FROM categories WHERE id = NEW.category_id),
    (SELECT concat_ws(' ', name, name_ur) FROM subcategories WHERE id = NEW.subcategory_id)));
BEGIN
  NEW.search_text := '|' || (SELECT string_agg(trim(fold_words(phrase)) || '|', '')
    FROM unnest(ARRAY[NEW.name, NEW.name_ur, NEW.company_name] || NEW.keywords) AS phrase);
  NEW.search_vector := setweight(to_tsvector('simple', called), 'A') || setweight(to_tsvector('simple', known_as), 'B')
    || setweight(to_tsvector('simple', shelf), 'C');
  PERFORM learn_words(concat_ws(' ', called, known_as, shelf));
  RETURN NEW;
END $$;

CREATE FUNCTION learn_synonym() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM learn_words(fold_words(array_to_string(NEW.words, ' ')));
  RETURN NULL;
END $$;
CREATE TRIGGER search_synonyms_learn AFTER INSERT OR UPDATE OF words ON search_synonyms FOR EACH ROW EXECUTE FUNCTION learn_synonym();

-- What is there already is folded the new way.
UPDATE products SET name = name;
UPDATE search_synonyms SET words = words;
