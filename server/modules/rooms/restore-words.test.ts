import { expect, test } from "vitest";
import list from "#content/rooms/restore-words.json";
import { seededRandom } from "../../platform/random.ts";
import { drawWords, readWords, wordsAsText } from "./restore-words.ts";

const words = drawWords(list, seededRandom("a room"));
const text = wordsAsText(words);

test("four words are drawn and a fifth follows from them", () => {
  expect(words).toHaveLength(5);
  expect(drawWords(list, seededRandom("a room"))).toEqual(words);
  expect(drawWords(list, seededRandom("another"))).not.toEqual(words);
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
])("words are read %s", (_, written) => {
  expect(readWords(list, written)).toBe(text);
});

test("a word that is in no list is named by its number", () => {
  const [first, , ...others] = words.map(({ word }) => word);
  expect(readWords(list, [first, "ぬるぽがっ", ...others].join("・"))).toEqual({ wrongWord: 2 });
});

test("words in another order, too few, or with another one of the list are no words of a room", () => {
  const written = words.map(({ word }) => word);
  expect(readWords(list, written.toReversed().join("・"))).toEqual({ wrongWord: null });
  expect(readWords(list, written.slice(1).join("・"))).toEqual({ wrongWord: null });
  const other = list.find(({ word }) => !written.includes(word))?.word;
  expect(readWords(list, [other, ...written.slice(1)].join("・"))).toEqual({ wrongWord: null });
});
