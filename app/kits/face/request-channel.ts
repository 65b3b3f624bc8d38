import { FaceEngineError } from "./face-engine-types.ts";

/** Who says nothing for so long does not run here. */
export const answerTimeoutMs = 15_000;

interface NumberedAnswer {
  id: number;
  error?: string;
}

/** Requests to an engine in a worker or a frame, each with its answer. */
export interface RequestChannel<Request, Answer> {
  /** @throws FaceEngineError when the answer is an error, or does not come within 15 s */
  ask(request: Request, transfer: Transferable[]): Promise<Answer>;
  /** For whoever listens to the other side. */
  receive(answer: Answer): void;
  /** The other side is gone: all that wait end with a FaceEngineError. */
  fail(reason: string): void;
}

/** @param post sends a request with its number to the other side */
export function createRequestChannel<Request extends object, Answer extends NumberedAnswer>(
  post: (request: Request & { id: number }, transfer: Transferable[]) => void,
): RequestChannel<Request, Answer> {
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(error: FaceEngineError): void }>();
  let lastId = 0;

  function fail(reason: string): void {
    for (const { reject } of waiting.values()) reject(new FaceEngineError(reason));
    waiting.clear();
  }

  return {
    fail,
    receive(answer) {
      const pending = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (answer.error === undefined) pending?.resolve(answer);
      else pending?.reject(new FaceEngineError(answer.error));
    },
    ask(request, transfer) {
      const id = ++lastId;
      const timer = setTimeout(() => fail(`no answer within ${answerTimeoutMs} ms`), answerTimeoutMs);
      const answered = new Promise<Answer>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        post({ ...request, id }, transfer);
      });
      return answered.finally(() => clearTimeout(timer));
    },
  };
}
