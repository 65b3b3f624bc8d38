// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { LipProgressAction, LipProgress } from "#contracts/lip-world-progress.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import type { Visitor } from "#app/kits/visitor/visitor-provider.tsx";
import { applyProgressAction } from "./apply-progress-action.ts";
import { emptyProgress } from "./empty-progress.ts";
import { createProgressClient } from "./progress-client.ts";

const enter: LipProgressAction = { kind: "enter", area: 1 };
const meet: LipProgressAction = { kind: "meet", monsterId: "01", choice: null };

it("what was done next is still shown when the answer to what was done before comes, and each is sent after the other", async () => {
  const client = createProgressClient();
  const sent: unknown[] = [];
  let serverProgress: LipProgress = emptyProgress;
  const write = (async (intent: { body: LipProgressAction }) => {
    sent.push(intent.body);
    serverProgress = applyProgressAction(serverProgress, intent.body, new Date());
    return serverProgress;
  }) as unknown as Visitor["write"];
  client.guess(enter);
  client.guess(meet);
  const first = client.send(write, enter);
  const second = client.send(write, meet);
  expect(await first).toMatchObject({ areas: [{ area: 1 }], meetings: [{ monsterId: "01" }] });
  expect(await second).toMatchObject({ areas: [{ area: 1 }], meetings: [{ monsterId: "01" }] });
  expect(sent).toEqual([enter, meet]);
});

it("a vote is thanked for when the server has it, not before, and not when it went nowhere", async () => {
  const client = createProgressClient();
  const vote: LipProgressAction = { kind: "ballot", week: "202647", sayingId: "w-04" };
  let answer: (progress: LipProgress) => void = () => {};
  let fail: (error: ApiError) => void = () => {};
  const write = (() =>
    new Promise((resolve, reject) => {
      answer = resolve;
      fail = reject;
    })) as unknown as Visitor["write"];
  const lost = client.confirm(write, vote).catch((error: unknown) => error);
  await Promise.resolve();
  expect(client.copy().ballot).toBeNull();
  fail(new ApiError("E-NET"));
  expect(await lost).toMatchObject({ code: "E-NET" });
  expect(client.copy().ballot).toBeNull();
  const voted = client.confirm(write, vote);
  await new Promise((resolve) => setTimeout(resolve));
  answer(applyProgressAction(emptyProgress, vote, new Date()));
  expect((await voted).ballot).toEqual({ week: "202647", sayingId: "w-04" });
});
