import { expect, test } from "vitest";
import { bareEyes, parseEyeQuery, withShade, setEyeQuery } from "./eye-query.ts";

const selection = { lids: ["shadow-085", null, "shadow-087", "shadow-010"], lashes: "mascara-05", line: null };

test("what the eyes wear goes into the address and comes out of it again", () => {
  const address = setEyeQuery(new URLSearchParams("s=lip-15"), selection);
  expect(String(address)).toBe("s=lip-15&e=085.-.087.010&m=05");
  expect(parseEyeQuery(address)).toEqual(selection);
});

test("what is taken off is gone from the address", () => {
  expect(String(setEyeQuery(new URLSearchParams("s=lip-15&e=085.-.087.010&m=05&l=02"), bareEyes))).toBe("s=lip-15");
});

test.each(["e=85.1.2.3", "e=085.083.087", "e=<script>", "m=999", "l=a", "e=-.-.-.-", ""])(
  "an address of nonsense (%s) leaves the eyes bare",
  (query) => expect(parseEyeQuery(new URLSearchParams(query))).toEqual(bareEyes),
);

test("another shade on the lips leaves the eyes as they are", () => {
  expect(withShade(new URLSearchParams("s=lip-01&e=085.-.087.010&m=05&utm=x"), "lip-02")).toBe(
    "?s=lip-02&e=085.-.087.010&m=05",
  );
});
