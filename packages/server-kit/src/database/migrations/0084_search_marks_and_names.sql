-- Typographic marks and the spellings of names. In a database whose character type is C, as that of the embedded server, the
-- text search parser takes every character beyond ASCII for a letter: "O’Brien", "Smith–Jones" and "“word”" were single
-- words that nothing typed equals. Everything indexed now passes through rostrum_text, which leaves words and spaces only,
-- and every function names its collation, so that each database has the same words whatever its locale.
--
-- Without case, accents and invisible characters, with plain quotation marks and hyphens; the same as foldText in the
-- contracts. The class holds the marks of Unicode but for the voicing of kana, and the letters that only modify others.
CREATE OR REPLACE FUNCTION public.rostrum_fold(input text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
  DECLARE folded text;
  BEGIN
    IF octet_length(input) = length(input) THEN RETURN lower(input COLLATE "C"); END IF;
    folded := regexp_replace(normalize(input, NFKD) COLLATE "C", '[\u00AD\u02B9-\u02C1\u02C6-\u02D1\u02EC\u02EE\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1-\u05C2\u05C4-\u05C5\u05C7\u0610-\u061A\u061C\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7-\u06E8\u06EA-\u06ED\u0711\u0730-\u074A\u07A6-\u07B0\u07EB-\u07F3\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827\u0829-\u082D\u0859-\u085B\u0897-\u089F\u08CA-\u08E1\u08E3-\u0903\u093A-\u093C\u093E-\u094F\u0951-\u0957\u0962-\u0963\u0981-\u0983\u09BC\u09BE-\u09CD\u09D7\u09E2-\u09E3\u09FE-\u0A03\u0A3C-\u0A51\u0A70-\u0A71\u0A75\u0A81-\u0A83\u0ABC\u0ABE-\u0ACD\u0AE2-\u0AE3\u0AFA-\u0B03\u0B3C\u0B3E-\u0B57\u0B62-\u0B63\u0B82\u0BBE-\u0BCD\u0BD7\u0C00-\u0C04\u0C3C\u0C3E-\u0C56\u0C62-\u0C63\u0C81-\u0C83\u0CBC\u0CBE-\u0CD6\u0CE2-\u0CE3\u0CF3-\u0D03\u0D3B-\u0D3C\u0D3E-\u0D4D\u0D57\u0D62-\u0D63\u0D81-\u0D83\u0DCA-\u0DDF\u0DF2-\u0DF3\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u0F18-\u0F19\u0F35\u0F37\u0F39\u0F3E-\u0F3F\u0F71-\u0F84\u0F86-\u0F87\u0F8D-\u0FBC\u0FC6\u102B-\u103E\u1056-\u1059\u105E-\u1060\u1062-\u1064\u1067-\u106D\u1071-\u1074\u1082-\u108D\u108F\u109A-\u109D\u135D-\u135F\u1712-\u1715\u1732-\u1734\u1752-\u1753\u1772-\u1773\u17B4-\u17D3\u17DD\u180B-\u180F\u1885-\u1886\u18A9\u1920-\u193B\u1A17-\u1A1B\u1A55-\u1A7F\u1AB0-\u1B04\u1B34-\u1B44\u1B6B-\u1B73\u1B80-\u1B82\u1BA1-\u1BAD\u1BE6-\u1BF3\u1C24-\u1C37\u1CD0-\u1CD2\u1CD4-\u1CE8\u1CED\u1CF4\u1CF7-\u1CF9\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u206F\u20D0-\u20F0\u2CEF-\u2CF1\u2D7F\u2DE0-\u2DFF\u302A-\u302F\uA66F-\uA672\uA674-\uA67D\uA69E-\uA69F\uA6F0-\uA6F1\uA78B-\uA78C\uA802\uA806\uA80B\uA823-\uA827\uA82C\uA880-\uA881\uA8B4-\uA8C5\uA8E0-\uA8F1\uA8FF\uA926-\uA92D\uA947-\uA953\uA980-\uA983\uA9B3-\uA9C0\uA9E5\uAA29-\uAA36\uAA43\uAA4C-\uAA4D\uAA7B-\uAA7D\uAAB0\uAAB2-\uAAB4\uAAB7-\uAAB8\uAABE-\uAABF\uAAC1\uAAEB-\uAAEF\uAAF5-\uAAF6\uABE3-\uABEA\uABEC-\uABED\uFB1E\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\U000101FD\U000102E0\U00010376-\U0001037A\U00010A01-\U00010A0F\U00010A38-\U00010A3F\U00010AE5-\U00010AE6\U00010D24-\U00010D27\U00010D69-\U00010D6D\U00010EAB-\U00010EAC\U00010EFA-\U00010EFF\U00010F46-\U00010F50\U00010F82-\U00010F85\U00011000-\U00011002\U00011038-\U00011046\U00011070\U00011073-\U00011074\U0001107F-\U00011082\U000110B0-\U000110BA\U000110C2\U00011100-\U00011102\U00011127-\U00011134\U00011145-\U00011146\U00011173\U00011180-\U00011182\U000111B3-\U000111C0\U000111C9-\U000111CC\U000111CE-\U000111CF\U0001122C-\U00011237\U0001123E\U00011241\U000112DF-\U000112EA\U00011300-\U00011303\U0001133B-\U0001133C\U0001133E-\U0001134D\U00011357\U00011362-\U00011374\U000113B8-\U000113D0\U000113D2\U000113E1-\U000113E2\U00011435-\U00011446\U0001145E\U000114B0-\U000114C3\U000115AF-\U000115C0\U000115DC-\U000115DD\U00011630-\U00011640\U000116AB-\U000116B7\U0001171D-\U0001172B\U0001182C-\U0001183A\U00011930-\U0001193E\U00011940\U00011942-\U00011943\U000119D1-\U000119E0\U000119E4\U00011A01-\U00011A0A\U00011A33-\U00011A39\U00011A3B-\U00011A3E\U00011A47\U00011A51-\U00011A5B\U00011A8A-\U00011A99\U00011B60-\U00011B67\U00011C2F-\U00011C3F\U00011C92-\U00011CB6\U00011D31-\U00011D45\U00011D47\U00011D8A-\U00011D97\U00011EF3-\U00011EF6\U00011F00-\U00011F01\U00011F03\U00011F34-\U00011F42\U00011F5A\U00013440\U00013447-\U00013455\U0001611E-\U0001612F\U00016AF0-\U00016AF4\U00016B30-\U00016B36\U00016F4F\U00016F51-\U00016F92\U00016FE4-\U00016FF1\U0001BC9D-\U0001BC9E\U0001CF00-\U0001CF46\U0001D165-\U0001D169\U0001D16D-\U0001D172\U0001D17B-\U0001D182\U0001D185-\U0001D18B\U0001D1AA-\U0001D1AD\U0001D242-\U0001D244\U0001DA00-\U0001DA36\U0001DA3B-\U0001DA6C\U0001DA75\U0001DA84\U0001DA9B-\U0001DAAF\U0001E000-\U0001E02A\U0001E08F\U0001E130-\U0001E136\U0001E2AE\U0001E2EC-\U0001E2EF\U0001E4EC-\U0001E4EF\U0001E5EE-\U0001E5EF\U0001E6E3\U0001E6E6\U0001E6EE-\U0001E6EF\U0001E6F5\U0001E8D0-\U0001E8D6\U0001E944-\U0001E94A\U000E0100-\U000E01EF]', '', 'g');
    folded := lower(folded COLLATE "und-x-icu");
    folded := regexp_replace(folded COLLATE "C", '[’‘‛′]', '''', 'g');
    folded := regexp_replace(folded COLLATE "C", '[“”„‟″]', '"', 'g');
    folded := regexp_replace(folded COLLATE "C", '[‐‑‒–—―−]', '-', 'g');
    IF folded COLLATE "C" ~ '[ßæœþøđðłıħŧŋəɛɔɓɗƙƒςىیکة]' THEN
      folded := translate(replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
        'øđðłıħŧŋəɛɔɓɗƙƒςىیکة', 'oddlihtneeobdkfσييكه');
    END IF;
    -- Without the marks only Hangul and voiced kana are still apart.
    IF folded COLLATE "C" ~ '[\u1100-\u11FF\u3099\u309A]' THEN RETURN normalize(folded, NFC); END IF;
    RETURN folded;
  END $$;--> statement-breakpoint
-- The folded words of a text with single spaces between them; a possessive is no word. The same as splitWords in the contracts.
CREATE FUNCTION public.rostrum_text(input text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
  DECLARE folded text := public.rostrum_fold(input);
  BEGIN
    IF octet_length(folded) = length(folded) THEN
      folded := regexp_replace(folded COLLATE "C", '''s(?![a-z0-9])', '', 'g');
      RETURN btrim(regexp_replace(folded COLLATE "C", '[^a-z0-9]+', ' ', 'g'));
    END IF;
    folded := regexp_replace(folded COLLATE "und-x-icu", '''s(?![[:alnum:]])', '', 'g');
    RETURN btrim(regexp_replace(folded COLLATE "und-x-icu", '[^[:alnum:]]+', ' ', 'g'));
  END $$;--> statement-breakpoint
-- Every text that is indexed, and every text that is compared with one, is made into a vector here.
CREATE FUNCTION public.rostrum_vector(input text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT to_tsvector('public.rostrum', public.rostrum_text(input)) $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.rostrum_vector(input text, weight "char") RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT setweight(public.rostrum_vector(input), weight) $$;--> statement-breakpoint
-- The strings of a JSON value, for entries of profiles.
CREATE FUNCTION public.rostrum_strings(input jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT coalesce(string_agg(value #>> '{}', ' '), '') FROM jsonb_path_query(input, 'strict $.** ? (@.type() == "string")') AS value $$;--> statement-breakpoint
-- A query as websearch_to_tsquery reads it: quotation marks and a leading minus keep their meaning.
CREATE FUNCTION public.rostrum_query(input text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT websearch_to_tsquery('public.rostrum', regexp_replace(regexp_replace(public.rostrum_fold(input) COLLATE "und-x-icu",
    '''s(?![[:alnum:]])', '', 'g') COLLATE "und-x-icu", '[^[:alnum:]"-]|(?<=[^[:space:]"])-|-(?![[:alnum:]"])', ' ', 'g')) $$;--> statement-breakpoint
-- The spellings under which a name is typed: its words; up to three neighbours written together (OBrien, JeanFrancois,
-- DeLaCruz); the digraphs of German, Nordic and Croatian letters (Mueller, Soerensen, Djokovic), and what is left of a digraph
-- (Muller for Mueller); Saint and St. A name without Latin letters also with the last name first and no space (王小明).
CREATE FUNCTION public.rostrum_name_keys(name text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
  DECLARE
    spelled text[] := ARRAY[public.rostrum_text(name)];
    keys text[] := '{}';
    words text[];
    word text;
  BEGIN
    IF octet_length(name) <> length(name) THEN
      spelled := spelled || public.rostrum_text(replace(replace(replace(replace(replace(replace(
        lower(normalize(name, NFC) COLLATE "und-x-icu"), 'ä', 'ae'), 'ö', 'oe'), 'ø', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'đ', 'dj'));
    END IF;
    FOR way IN 1..cardinality(spelled) LOOP
      CONTINUE WHEN way > 1 AND spelled[way] = spelled[1];
      words := (string_to_array(spelled[way], ' '))[1:12];
      FOR at IN 1..cardinality(words) LOOP
        word := words[at];
        keys := keys || ARRAY[word, word || words[at + 1], word || words[at + 1] || words[at + 2]];
        IF word ~ 'aa|[aou]e' THEN keys := keys || regexp_replace(word, '(a)a|([aou])e', '\1\2', 'g'); END IF;
        IF word IN ('st', 'saint', 'ste', 'sainte') THEN
          keys := keys || CASE word WHEN 'st' THEN 'saint' WHEN 'saint' THEN 'st' WHEN 'ste' THEN 'sainte' ELSE 'ste' END;
        END IF;
      END LOOP;
      IF cardinality(words) > 1 AND spelled[way] !~ '[a-z]' THEN
        keys := keys || (words[cardinality(words)] || array_to_string(words[1:cardinality(words) - 1], ''));
      END IF;
    END LOOP;
    RETURN ARRAY(SELECT DISTINCT key FROM unnest(keys) AS key WHERE key <> '' AND length(key) <= 60 ORDER BY key);
  END $$;--> statement-breakpoint
-- The words of a name in their order, behind them its other spellings; as long as the column that keeps it.
CREATE FUNCTION public.rostrum_name_text(name text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT left(concat_ws(' ', words, (SELECT string_agg(key, ' ' ORDER BY key) FROM unnest(public.rostrum_name_keys(name)) AS key
    WHERE NOT key = ANY(string_to_array(words, ' ')))), 600) FROM (SELECT public.rostrum_text(name)) AS given(words) $$;--> statement-breakpoint
-- A name is found by its words, and by each of its spellings as "@spelling", which no other text has.
CREATE OR REPLACE FUNCTION public.rostrum_name_vector(input text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT setweight(to_tsvector('public.rostrum_simple', public.rostrum_text(input)), 'A')
    || array_to_tsvector(ARRAY(SELECT '@' || key FROM unnest(public.rostrum_name_keys(input)) AS key)) $$;--> statement-breakpoint
-- As before; spellings of names are marked already.
CREATE OR REPLACE FUNCTION public.rostrum_marks(strong tsvector, topics text[], facets text[]) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT array_to_tsvector(ARRAY(
          SELECT '^' || lexeme FROM unnest(tsvector_to_array(strong)) AS lexeme WHERE lexeme NOT LIKE '@%'
          UNION SELECT '#' || public.rostrum_term(topic) FROM unnest(topics) AS topic
          UNION SELECT facet FROM unnest(facets) AS facet WHERE facet NOT LIKE 't:%' AND facet <> ''
        )) $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.rostrum_words(input text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT coalesce(array_agg(DISTINCT word), '{}') FROM string_to_table(public.rostrum_text(input), ' ') AS word
        WHERE length(word) BETWEEN 2 AND 40 AND word !~ '^[0-9]' $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.rostrum_term(input text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT coalesce(string_agg(public.rostrum_stem(word), ' ' ORDER BY place), '')
        FROM string_to_table(public.rostrum_text(input), ' ') WITH ORDINALITY AS split(word, place) WHERE word <> '' $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.rostrum_slug(input text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT btrim(regexp_replace(public.rostrum_fold(input) COLLATE "und-x-icu", '[^[:alnum:]]+', '-', 'g'), '-') $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.rostrum_name_pairs(name text, slice smallint) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ WITH words AS (
          SELECT word, place FROM string_to_table(name, ' ') WITH ORDINALITY AS split(word, place) WHERE word <> ''
        )
        SELECT coalesce(array_agg(DISTINCT left(one.word, 3) || ' ' || left(other.word, size) || slice::text), '{}')
        FROM words AS one JOIN words AS other ON one.place <> other.place, generate_series(1, 2) AS size $$;--> statement-breakpoint
-- A headline of the original text: the parser is given the text with a space for every mark beyond ASCII, character for
-- character, and its selections are carried over.
CREATE FUNCTION public.rostrum_headline(body text, query tsquery, options text, marks text) RETURNS text
  LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE
  AS $$
  DECLARE
    plain text := regexp_replace(body COLLATE "und-x-icu", '[^[:alnum:]\u0001-\u007F\u00AD\u02B9-\u02C1\u02C6-\u02D1\u02EC\u02EE\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1-\u05C2\u05C4-\u05C5\u05C7\u0610-\u061A\u061C\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7-\u06E8\u06EA-\u06ED\u0711\u0730-\u074A\u07A6-\u07B0\u07EB-\u07F3\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827\u0829-\u082D\u0859-\u085B\u0897-\u089F\u08CA-\u08E1\u08E3-\u0903\u093A-\u093C\u093E-\u094F\u0951-\u0957\u0962-\u0963\u0981-\u0983\u09BC\u09BE-\u09CD\u09D7\u09E2-\u09E3\u09FE-\u0A03\u0A3C-\u0A51\u0A70-\u0A71\u0A75\u0A81-\u0A83\u0ABC\u0ABE-\u0ACD\u0AE2-\u0AE3\u0AFA-\u0B03\u0B3C\u0B3E-\u0B57\u0B62-\u0B63\u0B82\u0BBE-\u0BCD\u0BD7\u0C00-\u0C04\u0C3C\u0C3E-\u0C56\u0C62-\u0C63\u0C81-\u0C83\u0CBC\u0CBE-\u0CD6\u0CE2-\u0CE3\u0CF3-\u0D03\u0D3B-\u0D3C\u0D3E-\u0D4D\u0D57\u0D62-\u0D63\u0D81-\u0D83\u0DCA-\u0DDF\u0DF2-\u0DF3\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u0F18-\u0F19\u0F35\u0F37\u0F39\u0F3E-\u0F3F\u0F71-\u0F84\u0F86-\u0F87\u0F8D-\u0FBC\u0FC6\u102B-\u103E\u1056-\u1059\u105E-\u1060\u1062-\u1064\u1067-\u106D\u1071-\u1074\u1082-\u108D\u108F\u109A-\u109D\u135D-\u135F\u1712-\u1715\u1732-\u1734\u1752-\u1753\u1772-\u1773\u17B4-\u17D3\u17DD\u180B-\u180F\u1885-\u1886\u18A9\u1920-\u193B\u1A17-\u1A1B\u1A55-\u1A7F\u1AB0-\u1B04\u1B34-\u1B44\u1B6B-\u1B73\u1B80-\u1B82\u1BA1-\u1BAD\u1BE6-\u1BF3\u1C24-\u1C37\u1CD0-\u1CD2\u1CD4-\u1CE8\u1CED\u1CF4\u1CF7-\u1CF9\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u206F\u20D0-\u20F0\u2CEF-\u2CF1\u2D7F\u2DE0-\u2DFF\u302A-\u302F\uA66F-\uA672\uA674-\uA67D\uA69E-\uA69F\uA6F0-\uA6F1\uA78B-\uA78C\uA802\uA806\uA80B\uA823-\uA827\uA82C\uA880-\uA881\uA8B4-\uA8C5\uA8E0-\uA8F1\uA8FF\uA926-\uA92D\uA947-\uA953\uA980-\uA983\uA9B3-\uA9C0\uA9E5\uAA29-\uAA36\uAA43\uAA4C-\uAA4D\uAA7B-\uAA7D\uAAB0\uAAB2-\uAAB4\uAAB7-\uAAB8\uAABE-\uAABF\uAAC1\uAAEB-\uAAEF\uAAF5-\uAAF6\uABE3-\uABEA\uABEC-\uABED\uFB1E\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\U000101FD\U000102E0\U00010376-\U0001037A\U00010A01-\U00010A0F\U00010A38-\U00010A3F\U00010AE5-\U00010AE6\U00010D24-\U00010D27\U00010D69-\U00010D6D\U00010EAB-\U00010EAC\U00010EFA-\U00010EFF\U00010F46-\U00010F50\U00010F82-\U00010F85\U00011000-\U00011002\U00011038-\U00011046\U00011070\U00011073-\U00011074\U0001107F-\U00011082\U000110B0-\U000110BA\U000110C2\U00011100-\U00011102\U00011127-\U00011134\U00011145-\U00011146\U00011173\U00011180-\U00011182\U000111B3-\U000111C0\U000111C9-\U000111CC\U000111CE-\U000111CF\U0001122C-\U00011237\U0001123E\U00011241\U000112DF-\U000112EA\U00011300-\U00011303\U0001133B-\U0001133C\U0001133E-\U0001134D\U00011357\U00011362-\U00011374\U000113B8-\U000113D0\U000113D2\U000113E1-\U000113E2\U00011435-\U00011446\U0001145E\U000114B0-\U000114C3\U000115AF-\U000115C0\U000115DC-\U000115DD\U00011630-\U00011640\U000116AB-\U000116B7\U0001171D-\U0001172B\U0001182C-\U0001183A\U00011930-\U0001193E\U00011940\U00011942-\U00011943\U000119D1-\U000119E0\U000119E4\U00011A01-\U00011A0A\U00011A33-\U00011A39\U00011A3B-\U00011A3E\U00011A47\U00011A51-\U00011A5B\U00011A8A-\U00011A99\U00011B60-\U00011B67\U00011C2F-\U00011C3F\U00011C92-\U00011CB6\U00011D31-\U00011D45\U00011D47\U00011D8A-\U00011D97\U00011EF3-\U00011EF6\U00011F00-\U00011F01\U00011F03\U00011F34-\U00011F42\U00011F5A\U00013440\U00013447-\U00013455\U0001611E-\U0001612F\U00016AF0-\U00016AF4\U00016B30-\U00016B36\U00016F4F\U00016F51-\U00016F92\U00016FE4-\U00016FF1\U0001BC9D-\U0001BC9E\U0001CF00-\U0001CF46\U0001D165-\U0001D169\U0001D16D-\U0001D172\U0001D17B-\U0001D182\U0001D185-\U0001D18B\U0001D1AA-\U0001D1AD\U0001D242-\U0001D244\U0001DA00-\U0001DA36\U0001DA3B-\U0001DA6C\U0001DA75\U0001DA84\U0001DA9B-\U0001DAAF\U0001E000-\U0001E02A\U0001E08F\U0001E130-\U0001E136\U0001E2AE\U0001E2EC-\U0001E2EF\U0001E4EC-\U0001E4EF\U0001E5EE-\U0001E5EF\U0001E6E3\U0001E6E6\U0001E6EE-\U0001E6EF\U0001E6F5\U0001E8D0-\U0001E8D6\U0001E944-\U0001E94A\U000E0100-\U000E01EF]', ' ', 'g');
    headline text := ts_headline('public.rostrum', plain, query, options);
    at int := strpos(plain, translate(headline, marks, ''));
    each text;
    result text := '';
  BEGIN
    IF at = 0 OR octet_length(body) = length(body) THEN RETURN headline; END IF;
    FOREACH each IN ARRAY regexp_split_to_array(headline, '') LOOP
      IF strpos(marks, each) > 0 THEN result := result || each;
      ELSE
        result := result || substr(body, at, 1);
        at := at + 1;
      END IF;
    END LOOP;
    RETURN result;
  END $$;--> statement-breakpoint
-- The name of a document as suggestions and ranking compare it, and the beginnings of its words: with the spellings of
-- people, in one place for whatever writes documents.
CREATE FUNCTION public.rostrum_spell_document() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
  AS $$ BEGIN
    NEW.folded := CASE WHEN NEW.kind IN ('expert', 'staff')
      THEN public.rostrum_name_text(regexp_replace(NEW.sort_name, '^(.*), (.*)$', '\2 \1'))
      ELSE left(public.rostrum_text(NEW.sort_name), 600) END;
    NEW.prefixes := public.rostrum_prefixes(NEW.folded, NEW.slice);
    RETURN NEW;
  END $$;--> statement-breakpoint
CREATE TRIGGER search_documents_spelled BEFORE INSERT ON search_documents
  FOR EACH ROW EXECUTE FUNCTION public.rostrum_spell_document();--> statement-breakpoint
-- A generated column is only changed by making it again; its indexes go with it.
ALTER TABLE "inquiries" drop column "search_vector";--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (rostrum_vector("inquiries"."ref" || ' ' || "inquiries"."subject", 'A')
        || rostrum_vector("inquiries"."firstname" || ' ' || "inquiries"."lastname" || ' ' || coalesce("inquiries"."organization", ''), 'B')
        || rostrum_vector("inquiries"."message", 'D')) STORED;--> statement-breakpoint
ALTER TABLE "people" drop column "search_name";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "search_name" text GENERATED ALWAYS AS (rostrum_name_text("people"."firstname" || ' ' || "people"."lastname")) STORED;--> statement-breakpoint
ALTER TABLE "people" drop column "search_vector";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (rostrum_vector("people"."firstname" || ' ' || "people"."lastname", 'A')
        || rostrum_vector(rostrum_join("people"."topics"), 'A')
        || rostrum_vector("people"."headline" || ' ' || "people"."job_title" || ' ' || coalesce("people"."department", ''), 'B')
        || rostrum_vector(rostrum_join("people"."industries") || ' ' || rostrum_join("people"."tags"), 'C')
        || rostrum_vector("people"."biography", 'D')) STORED;--> statement-breakpoint
ALTER TABLE "person_sections" drop column "search_vector";--> statement-breakpoint
ALTER TABLE "person_sections" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (rostrum_vector(rostrum_strings("person_sections"."data"))) STORED;--> statement-breakpoint
ALTER TABLE "posts" drop column "search_vector";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (rostrum_vector("posts"."title", 'A')
        || rostrum_vector(rostrum_join("posts"."topics" || "posts"."tags"), 'B')
        || rostrum_vector("posts"."summary", 'B')
        || rostrum_vector(rostrum_plain("posts"."body_html"), 'D')) STORED;--> statement-breakpoint
ALTER TABLE "answers" drop column "search_vector";--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (rostrum_vector(rostrum_plain("answers"."body_html"))) STORED;--> statement-breakpoint
ALTER TABLE "questions" drop column "search_vector";--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (rostrum_vector("questions"."text", 'A')
        || rostrum_vector(rostrum_join("questions"."tags"), 'B')
        || rostrum_vector("questions"."details", 'C')) STORED;--> statement-breakpoint
CREATE INDEX "inquiries_search_idx" ON "inquiries" USING gin ("org_id","search_vector");--> statement-breakpoint
CREATE INDEX "people_search_idx" ON "people" USING gin ("org_id","search_vector");--> statement-breakpoint
CREATE INDEX "people_name_trgm_idx" ON "people" USING gin ("org_id","search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "person_sections_search_idx" ON "person_sections" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "posts_search_idx" ON "posts" USING gin ("org_id","search_vector");--> statement-breakpoint
CREATE INDEX "questions_search_idx" ON "questions" USING gin ("org_id","search_vector");--> statement-breakpoint
CREATE INDEX "answers_search_idx" ON "answers" USING gin ("org_id","search_vector");--> statement-breakpoint
-- Two titles of one vocabulary that only now read the same: the less used one is numbered rather than lost.
UPDATE classifications SET title = left(title, 70) || ' (' || again.place || ')' FROM (
  SELECT id, row_number() OVER (PARTITION BY org_id, scheme, public.rostrum_fold(title) ORDER BY usage_count DESC, created_at, id) AS place
  FROM classifications) AS again WHERE again.id = classifications.id AND again.place > 1;--> statement-breakpoint
-- Indexes over the functions that changed, and the stored terms of the vocabulary.
REINDEX INDEX "classifications_title_key";--> statement-breakpoint
REINDEX INDEX "classifications_slug_idx";--> statement-breakpoint
REINDEX INDEX "classifications_entry_slugs_idx";--> statement-breakpoint
REINDEX INDEX "people_topic_slugs_idx";--> statement-breakpoint
REINDEX INDEX "posts_topic_slugs_idx";--> statement-breakpoint
REINDEX INDEX "posts_title_trgm_idx";--> statement-breakpoint
REINDEX INDEX "questions_text_trgm_idx";--> statement-breakpoint
UPDATE classifications SET title = title, synonyms = synonyms;--> statement-breakpoint
-- All documents are written again. They make nobody a new match.
SET LOCAL rostrum.quiet = 'on';--> statement-breakpoint
SELECT public.rostrum_refresh_documents('people', (SELECT array_agg(id) FROM people WHERE status = 'published'));--> statement-breakpoint
SELECT public.rostrum_refresh_documents('posts', (SELECT array_agg(id) FROM posts WHERE status = 'published'));--> statement-breakpoint
SELECT public.rostrum_refresh_documents('questions', (SELECT array_agg(id) FROM questions));--> statement-breakpoint
SELECT public.rostrum_refresh_documents('organisations', (SELECT array_agg(id) FROM organisations));--> statement-breakpoint
REINDEX INDEX "search_documents_expert_pairs_idx";--> statement-breakpoint
REINDEX INDEX "search_documents_staff_pairs_idx";
