import { expect, test } from "vitest";
import { parseTransferHash } from "./transfer-link.ts";

const code = "abcdefghijklmnopqrstuv";

test("the code stands behind the sign, with the place at which one goes on", () => {
  expect(parseTransferHash(`#room=${code}`)).toEqual({ code, to: null });
  expect(parseTransferHash(`#room=${code}&to=%2Fscan_en`)).toEqual({ code, to: "/scan_en" });
  expect(parseTransferHash("#keep")).toBeNull();
  expect(parseTransferHash("")).toBeNull();
});

test.each(["//evil.example/", "/\\evil.example", "https://evil.example/", "javascript:alert(1)"])(
  "nobody is led on to %s",
  (to) => {
    expect(parseTransferHash(`#room=${code}&to=${encodeURIComponent(to)}`)).toEqual({ code, to: null });
  },
);
