import { expect, test } from "vitest";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { EmbeddedPostgresError } from "./postgres/embedded-postgres-error.ts";
import { SettingsError } from "./settings.ts";
import { tellWhy } from "./start-failure.ts";

const failure = (message: string, more: object) => Object.assign(new Error(message), more);

test("each ordinary reason is told in a line that names what to change", () => {
  expect(tellWhy(new SettingsError(["PORT is wrong.", "HOST is wrong."]))).toBe("PORT is wrong.\nHOST is wrong.");
  expect(tellWhy(failure("listen EADDRINUSE", { code: "EADDRINUSE", port: 3000 }))).toMatch(
    /^PORT 3000 is in use.*PORT=3001/,
  );
  expect(tellWhy(failure("listen EACCES", { code: "EACCES", port: 80 }))).toMatch(/^PORT 80 may not be opened/);
  expect(tellWhy(failure("listen EADDRNOTAVAIL", { code: "EADDRNOTAVAIL", port: 80 }))).toMatch(
    /^HOST is not an address/,
  );
  expect(tellWhy(new EmbeddedPostgresError("no room"))).toBe("The database cannot start: no room");
  expect(tellWhy(new DatabaseUnavailable(new Error("connect ECONNREFUSED 10.0.0.5:5432")))).toMatch(
    /^DATABASE_URL leads to no database .*ECONNREFUSED 10\.0\.0\.5:5432/,
  );
  expect(tellWhy(failure("password authentication failed", { code: "28P01" }))).toMatch(/^DATABASE_URL is refused/);
  const noBuild = { code: "ERR_MODULE_NOT_FOUND" };
  expect(tellWhy(failure("Cannot find module '/x/build/server/index.js'", noBuild))).toMatch(/^There is no build yet/);
});

test("a fault of the program keeps its stack", () => {
  expect(tellWhy(new TypeError("x is undefined"))).toMatch(/TypeError: x is undefined\n\s+at /);
});
