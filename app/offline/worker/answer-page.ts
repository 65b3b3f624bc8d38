import { copyKey, isWorthKeeping, pageOfData } from "../rules/copy-key.ts";
import { fateOf, sharedLifeMs } from "../rules/fate.ts";
import { dataBounds, pageBounds } from "../rules/leaving.ts";
import { markedCopy, titleOf } from "../rules/offline-page.ts";
import { lateMs, mayStandIn, type Silence, slowMs } from "../rules/patience.ts";
import { cardFor } from "./card.ts";
import { factsOf } from "./facts.ts";
import { gate } from "./install.ts";
import { cacheNames, settings } from "./settings.ts";
import { type Copy, dropCopy, keepCopy, readCopy, trim } from "./store.ts";

const keyOf = (url: string): string => copyKey(url, settings.queryNames);

/** A page: the server's answer, else its copy, else the card that says what can be seen. */
export async function answerDocument(event: FetchEvent): Promise<Response> {
  const key = keyOf(event.request.url);
  const asked = askAndKeep(event, (answer) => keepDocument(key, answer));
  const answer = await networkOrCopy(asked, () => readCopy(cacheNames.pages, key));
  if (answer instanceof Response) return answer;
  if (answer) return marked(answer);
  // The empty path shows the gate; its own scripts would not fit the gate's copy.
  return key === "/" ? Response.redirect(gate) : cardFor(event.request.url);
}

/**
 * The data of a page, for a step inside the window: the server's, else what was kept. Without any it fails as a network
 * fails; while the network is known to be away, the page steps by whole documents instead (`app/shell/document/whole-pages.ts`).
 */
export async function answerData(event: FetchEvent): Promise<Response> {
  const key = keyOf(event.request.url);
  const asked = askAndKeep(event, (answer) => keepData(key, answer));
  const answer = await networkOrCopy(asked, () => readCopy(cacheNames.data, key));
  return answer instanceof Response ? answer : (answer?.response ?? Response.error());
}

/** Keeps a page that the server answered, in place of what was kept of it; see `fateOf`. */
export async function keepDocument(key: string, answer: Response): Promise<void> {
  const fate = isWorthKeeping(key) ? fateOf(factsOf(answer)) : "leave";
  if (fate === "drop") await Promise.all([dropCopy(cacheNames.pages, key), dropCopy(cacheNames.data, dataKey(key))]);
  if (fate !== "keep") return;
  await keepCopy(cacheNames.pages, key, answer.clone(), titleOf(await answer.text()));
  await trim(cacheNames.pages, pageBounds);
}

async function keepData(key: string, answer: Response): Promise<void> {
  const fate = isWorthKeeping(key) ? fateOf(factsOf(answer)) : "leave";
  if (fate === "drop") await Promise.all([dropCopy(cacheNames.data, key), dropCopy(cacheNames.pages, pageOfData(key))]);
  if (fate !== "keep") return;
  await keepCopy(cacheNames.data, key, answer);
  await trim(cacheNames.data, dataBounds);
}

/** Asks the server. Its answer is kept also when it comes too late for this visitor. */
function askAndKeep(event: FetchEvent, keep: (answer: Response) => Promise<void>): Promise<Response> {
  const asked = (async () => ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request))();
  event.waitUntil(
    asked.then(
      (answer) => keep(answer.clone()),
      () => {},
    ),
  );
  return asked;
}

/** The server's answer; the copy where the server is too slow, silent or not there; null when there is neither. */
async function networkOrCopy(
  asked: Promise<Response>,
  read: () => Promise<Copy | null>,
): Promise<Response | Copy | null> {
  const asking = asked.catch(() => "gone" as const);
  const silences: [Silence, number][] = [
    ["slow", slowMs],
    ["late", lateMs - slowMs],
  ];
  for (const [silence, waitMs] of silences) {
    const answer = await Promise.race([asking, after(waitMs)]);
    if (answer === "gone") break;
    if (answer) return answer;
    const copy = await usable(read, silence);
    if (copy) return copy;
  }
  const answer = await asking;
  return answer === "gone" ? usable(read, "gone") : answer;
}

async function usable(read: () => Promise<Copy | null>, silence: Silence): Promise<Copy | null> {
  const copy = await read();
  if (!copy) return null;
  const life = sharedLifeMs(copy.response.headers.get("cache-control"));
  return mayStandIn({ ageMs: Date.now() - copy.atMs, sharedLifeMs: life }, silence) ? copy : null;
}

const marked = async ({ response, atMs }: Copy): Promise<Response> =>
  new Response(markedCopy(await response.text(), atMs), { headers: response.headers });

const dataKey = (key: string): string => (key === "/" ? "/_.data" : key.replace(/^[^?]+/, "$&.data"));

const after = (waitMs: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, waitMs, null));
