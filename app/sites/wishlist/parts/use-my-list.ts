import { useEffect, useState } from "react";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { WishChange } from "#app/kits/product/wishes-change.ts";
import { useWishes } from "#app/kits/product/wishes.ts";
import { track } from "#app/kits/analytics/track.ts";
import type { MyWishes, WishAnswer, WishEdit } from "#contracts/wishes.ts";
import type { Card } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { mergeOrder } from "../rules/order.ts";
import { type CardsFailure, useCards } from "./use-cards.ts";

/** How often the page looks at the clock: lights go down by the day. */
const clockMs = 60_000;

/** The visitor's list with its products, and everything that can be done to it. */
export function useMyList() {
  const visitor = useVisitor();
  const { view, change, reload, forgetWaiting } = useWishes();
  const { myWishes: mine } = view;
  const nowMs = useNow();
  const isKnown = view.state === "known" || mine.wishes.length > 0 || visitor.state === "unsaved";
  const ids = [...mine.wishes, ...mine.left].map(({ productId }) => productId);
  const cards = useCards([...ids, ...view.waiting], isKnown);
  const failure: CardsFailure | null = isKnown ? cards.failure : view.failure;
  const isMissing = failure !== null && (!isKnown || cards.byId.size === 0);

  const nameOf = (productId: string): string => cards.byId.get(productId)?.name ?? productId;
  const actions = useWishActions(change, mine, nameOf);

  return {
    state: isMissing ? ("failed" as const) : isKnown && cards.isSettled ? ("shown" as const) : ("loading" as const),
    mine,
    cards,
    waiting: view.waiting,
    nowMs,
    failure,
    hasUnsent: view.hasUnsent,
    isUnsaved: visitor.state === "unsaved",
    reload,
    again(): void {
      cards.again();
      void reload();
    },
    ...actions,
    forgetWaiting,
    nameOf,
  };
}

export type MyListState = ReturnType<typeof useMyList>;

/** Everything that can be done to a wish, and what is said of it. */
function useWishActions(
  change: ReturnType<typeof useWishes>["change"],
  mine: MyWishes,
  nameOf: (productId: string) => string,
) {
  const t = useMessages<Messages>();
  const showToast = useToast();

  async function send(wish: WishChange): Promise<boolean> {
    const outcome = await change(wish);
    if (outcome === "full") showToast({ text: t("list.full") });
    else if (outcome instanceof Error) showToast({ text: t("list.failed") });
    return outcome === "done" || outcome === "later" || outcome === "unsaved";
  }

  const restore = (productId: string): void => void send({ kind: "restore", productId });

  /** Sends what takes a wish away, and offers to take that back. */
  function sendWithUndo(wish: WishChange & { productId: string }, message: "reminder.wentOut" | "list.removed"): void {
    const { productId } = wish;
    const text = t(message, { name: nameOf(productId) });
    const action = { label: t("reminder.undo"), onAct: () => restore(productId) };
    void send(wish).then((hasSucceeded) => hasSucceeded && showToast({ text, action }));
  }

  return {
    edit: (productId: string, edit: WishEdit): void => void send({ kind: "edit", productId, edit }),
    /** Answers the reminder, without a toast: the reminder shows the outcome in its own place. */
    answer({ id }: Card, answer: WishAnswer): void {
      if (answer === "let-go") track("wish_letgo");
      void send({ kind: "answer", productId: id, answer });
    },
    letGo(productId: string): void {
      track("wish_letgo");
      sendWithUndo({ kind: "answer", productId, answer: "let-go" }, "reminder.wentOut");
    },
    remove(productId: string): void {
      track("wish_remove");
      sendWithUndo({ kind: "remove", productId }, "list.removed");
    },
    restore,
    order: (shown: readonly string[]): void => {
      const all = mine.wishes.map(({ productId }) => productId);
      void send({ kind: "order", productIds: mergeOrder(all, shown) });
    },
    put: (productId: string): void => void send({ kind: "want", productId }),
  };
}

function useNow(): number {
  const [nowMs, setNowMs] = useState(0);
  useEffect(() => {
    const updateNow = (): void => setNowMs(Date.now());
    updateNow();
    const timer = setInterval(updateNow, clockMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
