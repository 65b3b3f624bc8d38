import { beforeEach, expect, test, vi } from "vitest";
import { suggestMove } from "#app/kits/game/bot.ts";
import { stateHash } from "#app/kits/game/state-hash.ts";
import type { RunSetup } from "#app/kits/game/world.ts";
import { noHelp } from "./help.ts";
import { type RunStart, startAnew, startFromSaved } from "./run-start.ts";
import { forgetSavedRun, readSavedChoice, savedRunKey } from "./saved-run-key.ts";
import { saveRun, takeSavedRun } from "./saved-run.ts";

const options = { difficulty: 1, monster: 13, partner: 1, isPractice: false, ghost: null, help: noHelp } as const;
const leftAtMs = Date.parse("2026-11-20T12:00:00Z");
let store: Storage;

beforeEach(() => {
  const values = new Map<string, string>();
  store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
  vi.stubGlobal("sessionStorage", store);
});

function playFor(ticks: number): RunStart {
  const start = startAnew(2, options, noHelp, null);
  const { world, step } = start.recording;
  while (world.tick < ticks) {
    const { dx, dy } = suggestMove(world);
    step({ dx, dy, buttons: 0 });
  }
  return start;
}

test("a run that a reload broke off goes on where it was, as if nothing had been, and its log with it", () => {
  const start = { ...playFor(900), struckBefore: ["2-03"] };
  saveRun(store, start, leftAtMs);
  expect(readSavedChoice(2, leftAtMs + 5_000)).toMatchObject({ difficulty: 1, monster: 13, isPractice: false });
  const saved = takeSavedRun(store, 2, leftAtMs + 6_000);
  const again = startFromSaved(saved!);
  expect(again).toMatchObject({ struckBefore: ["2-03"], isInterrupted: true, ticket: null });
  expect(stateHash(again.recording.world)).toBe(stateHash(start.recording.world));
  expect(again.recording.bytes()).toEqual(start.recording.bytes());
  // It goes on once.
  expect(takeSavedRun(store, 2, leftAtMs + 7_000)).toBeNull();
});

test("after a minute it is offered no more, nor on another stage, nor when it had hardly begun or was over", () => {
  saveRun(store, playFor(900), leftAtMs);
  expect(readSavedChoice(2, leftAtMs + 61_000)).toBeNull();
  expect(readSavedChoice(3, leftAtMs)).toBeNull();
  forgetSavedRun();
  expect(readSavedChoice(2, leftAtMs)).toBeNull();
  saveRun(store, playFor(30), leftAtMs);
  expect(readSavedChoice(2, leftAtMs)).toBeNull();
});

test("what another hand wrote there, or other rules, begins nothing", () => {
  for (const text of ["", "null", "{", "[]", '{"stage":2}', `{"stage":2,"savedAtMs":${leftAtMs},"setup":{}}`]) {
    store.setItem(savedRunKey, text);
    expect(takeSavedRun(store, 2, leftAtMs), text).toBeNull();
  }
  saveRun(store, playFor(100), leftAtMs);
  const saved = JSON.parse(store.getItem(savedRunKey) ?? "{}") as { rulesHash: string; setup: RunSetup };
  store.setItem(savedRunKey, JSON.stringify({ ...saved, rulesHash: "00000000" }));
  expect(takeSavedRun(store, 2, leftAtMs)).toBeNull();
});
