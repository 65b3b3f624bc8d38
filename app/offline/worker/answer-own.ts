import { mayShowOwn } from "../rules/own-answers.ts";
import { cacheNames } from "./settings.ts";
import { dropCopy, keepCopy, readCopy } from "./store.ts";

/** A page gives up after ten seconds (kits/visitor); the copy is there before. */
const silenceMs = 8_000;

/**
 * The visitor's own answer: the server's, which is kept in place of the last one; where there is no network, or it is
 * silent, the kept one. A refusal of the server (another session, a room that went) drops what was kept.
 */
export async function answerOwn(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const asked = fetch(event.request);
  event.waitUntil(
    asked.then(
      (answer) => keepOwn(pathname, answer.clone()),
      () => {},
    ),
  );
  const answer = await Promise.race([asked.catch(() => null), after(silenceMs)]);
  return answer ?? (await keptOwn(pathname)) ?? asked;
}

async function keepOwn(pathname: string, answer: Response): Promise<void> {
  if (answer.ok) await keepCopy(cacheNames.own, pathname, answer);
  else if (answer.status < 429) await dropCopy(cacheNames.own, pathname);
}

async function keptOwn(pathname: string): Promise<Response | null> {
  const copy = await readCopy(cacheNames.own, pathname);
  return copy && mayShowOwn(pathname, copy.atMs, Date.now()) ? copy.response : null;
}

const after = (waitMs: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, waitMs, null));
