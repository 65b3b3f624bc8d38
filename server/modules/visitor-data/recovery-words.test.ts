import { expect, test } from "vitest";
import list from "#content/recovery-words/restore-words.json";
import { seededRandom } from "../../platform/random.ts";
import { createRecoveryWords, parseRecoveryWords, formatRecoveryWords } from "./recovery-words.ts";

const words = createRecoveryWords(list, seededRandom("a room"));
const text = formatRecoveryWords(words);

test("four words are drawn and a fifth follows from them", () => {
  expect(words).toHaveLength(5);
  expect(createRecoveryWords(list, seededRandom("a room"))).toEqual(words);
  expect(createRecoveryWords(list, seededRandom("another"))).not.toEqual(words);
});

test.each([
  ["as they are shown", words.map(({ word }) => word).join("・")],
  ["in hiragana", words.map(({ reading }) => reading).join("　")],
  ["with line breaks, as pasted from a note", words.map(({ word }) => word).join("\n")],
  [
    "in katakana, with commas",
    words
      .map(({ reading }) => reading.replace(/[ぁ-ゖ]/g, (c) => String.fromCodePoint((c.codePointAt(0) ?? 0) + 0x60)))
      .join("、"),
  ],
])("words are read %s", (_, input) => {
  expect(parseRecoveryWords(list, input)).toBe(text);
});

test("a word that is in no list is named by its number", () => {
  const [first, , ...others] = words.map(({ word }) => word);
  expect(parseRecoveryWords(list, [first, "ぬるぽがっ", ...others].join("・"))).toEqual({ wrongWord: 2 });
});

test("words in another order, too few, or with another one of the list are no words of a room", () => {
  const input = words.map(({ word }) => word);
  expect(parseRecoveryWords(list, input.toReversed().join("・"))).toEqual({ wrongWord: null });
  expect(parseRecoveryWords(list, input.slice(1).join("・"))).toEqual({ wrongWord: null });
  const other = list.find(({ word }) => !input.includes(word))?.word;
  expect(parseRecoveryWords(list, [other, ...input.slice(1)].join("・"))).toEqual({ wrongWord: null });
});
