import type { MyWishes, WishOutcome } from "#contracts/wishes.ts";
import type { ApiError } from "../visitor/api-error.ts";

/** What of the visitor's list can be shown now. */
export interface WishesView {
  /** `loading`: not asked yet or not answered. `unreachable`: the server could not say; taps still count. */
  state: "loading" | "known" | "unreachable";
  /** The server's list with every tap that has no answer yet. */
  myWishes: MyWishes;
  /** Taps that found the list full, the oldest first; kept in this browser. */
  waiting: readonly string[];
  /** Something waits for the network. */
  hasUnsent: boolean;
  failure: ApiError | null;
}

/**
 * `later`: no network, it is sent when there is one. `unsaved`: this browser refuses cookies, it holds until the page is
 * closed. `replaced`: a newer tap took its place.
 */
export type ChangeOutcome = WishOutcome["outcome"] | "later" | "unsaved" | "replaced" | ApiError;
