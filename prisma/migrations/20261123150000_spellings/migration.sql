-- Words in Urdu script are folded by their sound, so that آلو finds Aloo; Roman Urdu that is spelled by ear and inflected words
-- (mirchein, bhindiyan, kelon) are looked up before the trigram search of slips.

-- Urdu letters as Roman ones. Short vowels are not written in Urdu, which is why the result is compared by its consonants.
CREATE FUNCTION roman_letters(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  translate(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(
      regexp_replace(
        regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(
              regexp_replace(translate(words, 'ًٌٍَُِّْٰٔء', ''), '[ؤ]', 'u', 'g'),
              'ئ(?=[یے])', '', 'g'),
            '(?<=ا)و(?=[ا-ے])|\mو', 'v', 'g'),
          '\mی|ی(?=ا)', 'y', 'g'),
        '(?<=[ب-ے])ہ\M|[ةۃ]', 'a', 'g'),
        '\m[ہح]', 'h', 'g'),
      'ہ', 'ah'), 'چ', 'ch'), 'خ', 'kh'), 'غ', 'gh'), 'ش', 'sh'), 'آ', 'a'), 'ژ', 'zh'), 'ح', 'ah'), 'ئ', ''),
    'ابپتٹثجدڈذرڑزسصضطظعفقكکگلمنںوىيیےھ۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩',
    'abpttsjddzrrzssztzafkkkglmnnoiiieh01234567890123456789');

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
                    regexp_replace(translate(lower(CASE WHEN words ~ '[ء-ے]' THEN roman_letters(words) ELSE words END),
                        'àáâäãçèéêëìíîïñòóôöõùúûü', 'aaaaaceeeeiiiinooooouuuu'),
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

-- What words that sound alike have in common: koka and coca, sampoo and shampoo, kheera and khira.
CREATE FUNCTION sound_of(folded text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  replace(translate(folded, 'kyeo', 'ciiu'), 'sh', 's');
CREATE INDEX search_words_sound_idx ON search_words (sound_of(word));

-- What an Urdu word and its Roman spelling have in common; و and ہ may be consonants or vowels.
CREATE FUNCTION skeleton_of(folded text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN translate(folded, 'aeiouyvh', '');
CREATE INDEX search_words_skeleton_idx ON search_words (skeleton_of(word));

-- The words of which a folded one may be the plural or an oblique case, the likeliest first: kelon of kela, bhindiyan of bhindi.
CREATE FUNCTION stems_of(typed text) RETURNS TABLE (stem text, place bigint) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(root[1] || vowel, '([a-z]{3})s$', '\1'), place FROM regexp_match(typed, '^([a-z]{2,}?)(?:i?y?[ou]n|i?y?o|e?in|en|i?y?an|ay|e)$') AS root,
    unnest(CASE WHEN typed LIKE '%un' THEN ARRAY['u', 'a', '', 'i', 'ay', 'e'] WHEN typed ~ '[iy](?:on|an|o)$' THEN ARRAY['i', 'ya', 'a', '']
      ELSE ARRAY['a', '', 'ay', 'i', 'e', 'u', 'ya'] END) WITH ORDINALITY AS vowels (vowel, place)
$$;

-- The known word of which an inflected one is a form; no row when it is none.
CREATE FUNCTION base_words(typed text) RETURNS TABLE (words text[]) LANGUAGE sql STABLE AS $$
  SELECT ARRAY[word] FROM stems_of(typed), LATERAL (SELECT word FROM search_words WHERE word = stem LIMIT 1) AS known ORDER BY place LIMIT 1
$$;

-- The known words that sound like one that is not known; no row when none does.
CREATE FUNCTION alike_words(typed text) RETURNS TABLE (words text[]) LANGUAGE sql STABLE AS $$
  SELECT array_agg(word ORDER BY levenshtein(word, typed), word) FROM search_words WHERE sound_of(word) = sound_of(typed) AND word <> typed
  HAVING count(*) > 0
$$;

-- The known words that an Urdu one may be, nearest first, at most three: as few other vowels as can be, of these the short a.
CREATE FUNCTION urdu_words(typed text) RETURNS TABLE (words text[]) LANGUAGE sql STABLE AS $$
  WITH alike AS (
    SELECT word, levenshtein(translate(word, 'eoy', 'iui'), translate(typed, 'eoy', 'iui'))
        + 2 * levenshtein(translate(consonants(word), 'v', ''), translate(consonants(typed), 'v', '')) AS slips FROM search_words
    WHERE skeleton_of(word) = skeleton_of(typed) AND left(word, 1) IN ('a', 'e', 'i', 'o', 'u') = (left(typed, 1) IN ('a', 'e', 'i', 'o', 'u'))),
  ranked AS (SELECT word, slips, rank() OVER (ORDER BY slips) AS place FROM alike)
  SELECT array_agg(word ORDER BY length(replace(word, 'a', '')), word) FROM (
    SELECT word FROM ranked WHERE place = 1 ORDER BY length(replace(word, 'a', '')), word LIMIT 3) AS nearest HAVING count(*) > 0
$$;

-- A shop that already has names or keywords in Urdu script finds them from now on.
UPDATE products SET name = name WHERE concat_ws(' ', name, name_ur, company_name, array_to_string(keywords, ' ')) ~ '[ء-ے]';
