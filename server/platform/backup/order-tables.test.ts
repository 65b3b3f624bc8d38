import { expect, test } from "vitest";
import { orderTables } from "./order-tables.ts";

test("what is pointed at comes first, however deep, and a table may point at itself", () => {
  const references = [
    { from: "wins", to: "tickets" },
    { from: "tickets", to: "visitors" },
    { from: "visitors", to: "visitors" },
  ];
  expect(orderTables(["wins", "tickets", "visitors", "faq"], references)).toEqual([
    "visitors",
    "faq",
    "tickets",
    "wins",
  ]);
});

test("a circle is named instead of being loaded wrongly", () => {
  const references = [
    { from: "one", to: "other" },
    { from: "other", to: "one" },
  ];
  expect(() => orderTables(["one", "other", "third"], references)).toThrow("in a circle: one, other");
});
