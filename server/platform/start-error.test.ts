import { expect, test } from "vitest";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { EmbeddedPostgresError } from "./postgres/embedded-postgres-error.ts";
import { SettingsError } from "./settings.ts";
import { describeStartError } from "./start-error.ts";

const failure = (message: string, more: object) => Object.assign(new Error(message), more);

test("each ordinary reason is told in a line that names what to change", () => {
  expect(describeStartError(new SettingsError(["PORT is wrong.", "HOST is wrong."]))).toBe(
    "PORT is wrong.\nHOST is wrong.",
  );
  expect(describeStartError(failure("listen EADDRINUSE", { code: "EADDRINUSE", port: 3000 }))).toMatch(
    /^PORT 3000 is in use.*PORT=3001/,
  );
  expect(describeStartError(failure("listen EACCES", { code: "EACCES", port: 80 }))).toMatch(
    /^PORT 80 may not be opened/,
  );
  expect(describeStartError(failure("listen EADDRNOTAVAIL", { code: "EADDRNOTAVAIL", port: 80 }))).toMatch(
    /^HOST is not an address/,
  );
  expect(describeStartError(new EmbeddedPostgresError("no room"))).toBe("The database cannot start: no room");
  expect(describeStartError(new DatabaseUnavailable(new Error("connect ECONNREFUSED 10.0.0.5:5432")))).toMatch(
    /^DATABASE_URL leads to no database .*ECONNREFUSED 10\.0\.0\.5:5432/,
  );
  expect(describeStartError(failure("password authentication failed", { code: "28P01" }))).toMatch(
    /^DATABASE_URL is refused/,
  );
  const noBuild = { code: "ERR_MODULE_NOT_FOUND" };
  expect(describeStartError(failure("Cannot find module '/x/build/server/index.js'", noBuild))).toMatch(
    /^There is no build yet/,
  );
});

test("a fault of the program keeps its stack", () => {
  expect(describeStartError(new TypeError("x is undefined"))).toMatch(/TypeError: x is undefined\n\s+at /);
});
