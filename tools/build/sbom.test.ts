import { expect, test } from "vitest";
import { sbomOf } from "./sbom.ts";

const lock = {
  packages: {
    "": { name: "hub", version: "1.0.0", dependencies: { a: "1.0.0" }, optionalDependencies: { "@s/b": "2.0.0" } },
    "node_modules/a": { version: "1.0.0", license: "MIT", integrity: "sha512-AAAA", dependencies: { c: "^1" } },
    "node_modules/a/node_modules/c": { version: "1.9.0", license: "(MIT OR Apache-2.0)" },
    "node_modules/c": { version: "3.0.0" },
    "node_modules/@s/b": { version: "2.0.0", dependencies: { gone: "1" } },
    "node_modules/only-for-tests": { version: "9.0.0" },
  },
};

test("names what production is made of, and nothing of the workshop", () => {
  const refs = sbomOf(lock, "0".repeat(64)).components.map(({ purl }) => purl);
  expect(refs).toEqual(["pkg:npm/%40s/b@2.0.0", "pkg:npm/a@1.0.0", "pkg:npm/c@1.9.0"]);
});

test("a package gets the copy that lies nearest to it", () => {
  const { dependencies } = sbomOf(lock, "0".repeat(64));
  expect(dependencies.find(({ ref }) => ref === "pkg:npm/a@1.0.0")?.dependsOn).toEqual(["pkg:npm/c@1.9.0"]);
});

test("the digest of the lockfile and the licences are carried over", () => {
  const { components } = sbomOf(lock, "0".repeat(64));
  expect(components[1]).toMatchObject({
    hashes: [{ alg: "SHA-512", content: "000000" }],
    licenses: [{ license: { id: "MIT" } }],
  });
  expect(components[2]).toMatchObject({ licenses: [{ expression: "(MIT OR Apache-2.0)" }] });
});

test("the same lockfile gives the same bill", () => {
  expect(sbomOf(lock, "ab".repeat(32))).toEqual(sbomOf(lock, "ab".repeat(32)));
  expect(sbomOf(lock, "ab".repeat(32)).serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
