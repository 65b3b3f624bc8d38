// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { LipDeed, LipProgress } from "#contracts/lip-world-progress.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import type { Visitor } from "#app/kits/visitor/visitor-provider.tsx";
import { applyDeed } from "./apply-deed.ts";
import { noLipProgress } from "./no-progress.ts";
import { createProgressDesk } from "./progress-desk.ts";

const enter: LipDeed = { kind: "enter", area: 1 };
const meet: LipDeed = { kind: "meet", monsterId: "01", choice: null };

it("what was done next is still shown when the answer to what was done before comes, and each is sent after the other", async () => {
  const desk = createProgressDesk();
  const sent: unknown[] = [];
  let known: LipProgress = noLipProgress;
  const write = (async (intent: { body: LipDeed }) => {
    sent.push(intent.body);
    known = applyDeed(known, intent.body, new Date());
    return known;
  }) as unknown as Visitor["write"];
  desk.guess(enter);
  desk.guess(meet);
  const first = desk.send(write, enter);
  const second = desk.send(write, meet);
  expect(await first).toMatchObject({ areas: [{ area: 1 }], meetings: [{ monsterId: "01" }] });
  expect(await second).toMatchObject({ areas: [{ area: 1 }], meetings: [{ monsterId: "01" }] });
  expect(sent).toEqual([enter, meet]);
});

it("a vote is thanked for when the server has it, not before, and not when it went nowhere", async () => {
  const desk = createProgressDesk();
  const ballot: LipDeed = { kind: "ballot", week: "202647", sayingId: "w-04" };
  let answer: (progress: LipProgress) => void = () => {};
  let fail: (error: ApiError) => void = () => {};
  const write = (() =>
    new Promise((resolve, reject) => {
      answer = resolve;
      fail = reject;
    })) as unknown as Visitor["write"];
  const lost = desk.confirm(write, ballot).catch((error: unknown) => error);
  await Promise.resolve();
  expect(desk.copy().ballot).toBeNull();
  fail(new ApiError("E-NET"));
  expect(await lost).toMatchObject({ code: "E-NET" });
  expect(desk.copy().ballot).toBeNull();
  const voted = desk.confirm(write, ballot);
  await new Promise((resolve) => setTimeout(resolve));
  answer(applyDeed(noLipProgress, ballot, new Date()));
  expect((await voted).ballot).toEqual({ week: "202647", sayingId: "w-04" });
});
