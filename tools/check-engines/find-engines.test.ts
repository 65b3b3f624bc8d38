import { expect, test } from "vitest";
import { type Engines, listMissing } from "./find-engines.ts";

const all: Engines = {
  display: "/bin/display",
  screenRecorder: "/lib/films.so",
  firefox: "/bin/firefox",
  webkit: { driver: "/bin/driver", browser: "/bin/browser" },
};

test("where everything is there nothing is said", () => {
  expect(listMissing(all)).toEqual([]);
});

test("an engine that is not there is named in a line of its own, with what the check needs", () => {
  expect(listMissing({ ...all, firefox: null })).toEqual([expect.stringMatching(/^Firefox is skipped: .* packages /)]);
  expect(listMissing({ ...all, webkit: null })).toEqual([expect.stringMatching(/^WebKit is skipped: .* packages /)]);
});

test.each(["display", "screenRecorder"] as const)(
  "without the %s one line says that neither engine is walked",
  (name) => {
    const message = listMissing({ ...all, firefox: null, webkit: null, [name]: null });
    expect(message).toEqual([expect.stringMatching(/^Firefox and WebKit are skipped: /)]);
  },
);
