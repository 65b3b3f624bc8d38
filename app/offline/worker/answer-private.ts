import { canShowPrivateCopy } from "../rules/private-answers.ts";
import { cacheNames } from "./settings.ts";
import { deleteCopy, saveCopy, getCopy } from "./copy-store.ts";

/** A page gives up after ten seconds (kits/visitor); the copy is there before. */
const timeoutMs = 8_000;

/**
 * The visitor's own answer: the server's, which is kept in place of the last one; where there is no network, or it is
 * silent, the saved one. A refusal of the server (another session, deleted visitor data) deletes what was saved.
 */
export async function answerPrivate(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const pending = fetch(event.request);
  event.waitUntil(
    pending.then(
      (answer) => savePrivate(pathname, answer.clone()),
      () => {},
    ),
  );
  const answer = await Promise.race([pending.catch(() => null), waitForTimeout(timeoutMs)]);
  return answer ?? (await getPrivateCopy(pathname)) ?? pending;
}

async function savePrivate(pathname: string, answer: Response): Promise<void> {
  if (answer.ok) await saveCopy(cacheNames.own, pathname, answer);
  else if (answer.status < 429) await deleteCopy(cacheNames.own, pathname);
}

async function getPrivateCopy(pathname: string): Promise<Response | null> {
  const copy = await getCopy(cacheNames.own, pathname);
  return copy && canShowPrivateCopy(pathname, copy.atMs, Date.now()) ? copy.response : null;
}

const waitForTimeout = (waitMs: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, waitMs, null));
