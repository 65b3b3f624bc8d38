import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FaceEngineError } from "./face-engine-types.ts";
import { answerTimeoutMs, createRequestChannel, type RequestChannel } from "./request-channel.ts";

interface Answer {
  id: number;
  sum?: number;
  error?: string;
}

let sent: { id: number; add: number }[];
let channel: RequestChannel<{ add: number }, Answer>;
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  channel = createRequestChannel((request) => void sent.push(request));
});
afterEach(() => void vi.useRealTimers());

const failureOf = (request: Promise<unknown>): Promise<unknown> => request.catch((error: unknown) => error);

describe("who asks the engine", () => {
  test("gets the answer to that very request, whichever comes first", async () => {
    const [first, second] = [channel.ask({ add: 1 }, []), channel.ask({ add: 2 }, [])];
    expect(sent.map(({ id }) => id)).toEqual([1, 2]);
    channel.receive({ id: 2, sum: 20 });
    channel.receive({ id: 1, sum: 10 });
    expect(await Promise.all([first, second])).toMatchObject([{ sum: 10 }, { sum: 20 }]);
  });

  test("is told of an error, and the next request goes on", async () => {
    const failed = failureOf(channel.ask({ add: 1 }, []));
    channel.receive({ id: 1, error: "no WebGL" });
    expect(await failed).toBeInstanceOf(FaceEngineError);
    const next = channel.ask({ add: 2 }, []);
    channel.receive({ id: 2, sum: 2 });
    expect(await next).toMatchObject({ sum: 2 });
  });

  test("does not wait for ever for an engine that says nothing", async () => {
    const failed = failureOf(channel.ask({ add: 1 }, []));
    await vi.advanceTimersByTimeAsync(answerTimeoutMs);
    expect(await failed).toMatchObject({ message: "no answer within 15000 ms" });
  });

  test("ends with an engine that is gone, and leaves no timer behind", async () => {
    const failed = [failureOf(channel.ask({ add: 1 }, [])), failureOf(channel.ask({ add: 2 }, []))];
    channel.fail("the engine was stopped");
    for (const error of await Promise.all(failed)) expect(error).toBeInstanceOf(FaceEngineError);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("is not confused by an answer that comes too late", async () => {
    const failed = failureOf(channel.ask({ add: 1 }, []));
    channel.fail("gone");
    await failed;
    expect(() => channel.receive({ id: 1, sum: 1 })).not.toThrow();
  });
});
