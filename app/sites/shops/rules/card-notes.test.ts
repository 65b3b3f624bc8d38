import { expect, test } from "vitest";
import { cutNote, parseCardNotes, withWishes } from "./card-notes.ts";

test("a note has forty characters as a reader counts them, on one line", () => {
  expect(cutNote("赤\n\n い")).toBe("赤 い");
  expect([...cutNote("💄".repeat(60))]).toHaveLength(40);
});

test("what a browser saved is read back, and what is not ours is left out", () => {
  const saved = { "lip-01": { mark: "tried", note: "昼は朱" }, "lip-02": { mark: "loved", note: "" }, "lip-03": null };
  expect(parseCardNotes(JSON.stringify(saved))).toEqual({ "lip-01": { mark: "tried", note: "昼は朱" } });
  expect([parseCardNotes("{broken"), parseCardNotes("7"), parseCardNotes(null)]).toEqual([{}, {}, {}]);
});

test("the list's own marks stand on a card until something is written there", () => {
  const wishes = [
    { productId: "lip-01", state: "wanted", note: "誕生日に" },
    { productId: "lip-02", state: "owned", note: "" },
  ] as const;
  expect(withWishes({ "lip-01": { mark: "tried", note: "" } }, wishes)).toEqual({
    "lip-01": { mark: "tried", note: "" },
    "lip-02": { mark: "owned", note: "" },
  });
});
