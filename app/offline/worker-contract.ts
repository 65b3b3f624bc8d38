import type { Language } from "#contracts/languages.ts";

/** Where the worker lies: its folder is what it may answer for. */
export const workerPath = "/sw.js";

/** Every cache of ours begins so; nothing else in the browser is touched. */
export const cachePrefix = "kz-";

/** The mark on `<html>` of a page that did not come from the server: when its copy was made, in ms. */
export const copyMarkName = "copy";

/** What a page tells the worker once it has come to rest: it was opened, and these files made it up. */
export interface OpenedMessage {
  opened: string;
  files: string[];
}

/** True for a message of ours; what another script may post is left aside. */
export function isOpenedMessage(message: unknown): message is OpenedMessage {
  const { opened, files } = (message ?? {}) as Partial<OpenedMessage>;
  return typeof opened === "string" && opened.startsWith("/") && Array.isArray(files);
}

/** What a page tells the worker when the visitor has erased everything: what is on its way is not to be kept. */
export interface ErasedMessage {
  erased: true;
}

/** True for that message. */
export const isErasedMessage = (message: unknown): message is ErasedMessage =>
  (message as Partial<ErasedMessage> | null)?.erased === true;

/** What the page without a copy says, in one language. */
export interface OfflineMessages {
  lost: string;
  message: string;
  list: string;
  again: string;
  /** Over what was found in this browser, with `{query}`. */
  found: string;
  /** Where nothing was found. */
  notFound: string;
}

/** What the build writes into the worker. */
export interface WorkerSettings {
  /** Another one with every change of the shell or of the worker: old caches leave with it. */
  revision: string;
  /** Files of the page of zone 1, fetched when the worker is installed. */
  essentials: string[];
  /** The style sheet of the page without a copy. */
  style: string;
  /** Every query parameter that changes what some screen renders. */
  queryNames: string[];
  messages: Record<Language, OfflineMessages>;
}
