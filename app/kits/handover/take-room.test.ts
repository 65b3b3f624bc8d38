import { expect, test } from "vitest";
import { roomInHash } from "./take-room.ts";

const code = "abcdefghijklmnopqrstuv";

test("the code stands behind the sign, with the place at which one goes on", () => {
  expect(roomInHash(`#room=${code}`)).toEqual({ code, to: null });
  expect(roomInHash(`#room=${code}&to=%2Fscan_en`)).toEqual({ code, to: "/scan_en" });
  expect(roomInHash("#keep")).toBeNull();
  expect(roomInHash("")).toBeNull();
});

test.each(["//evil.example/", "/\\evil.example", "https://evil.example/", "javascript:alert(1)"])(
  "nobody is led on to %s",
  (to) => {
    expect(roomInHash(`#room=${code}&to=${encodeURIComponent(to)}`)).toEqual({ code, to: null });
  },
);
