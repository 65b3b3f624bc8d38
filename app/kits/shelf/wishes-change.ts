import type { MyWishes, Wish, WishAnswer, WishEdit, WishOutcome } from "#contracts/wishes.ts";
import type { WriteIntent } from "../visitor/pending-writes.ts";

/** One thing a visitor does to the list. Each says a state, not a step: doing it twice is doing it once. */
export type WishChange =
  | { kind: "want" | "remove" | "restore"; productId: string }
  | { kind: "edit"; productId: string; edit: WishEdit }
  | { kind: "answer"; productId: string; answer: WishAnswer }
  | { kind: "order"; productIds: readonly string[] };

/** The list as it is after a change, before the server has said so. `at` stands in for the server's moment. */
export function changed(mine: MyWishes, change: WishChange, at: string): MyWishes {
  switch (change.kind) {
    case "want":
      return hasWish(mine, change.productId)
        ? mine
        : put(mine, returned(mine, change.productId) ?? fresh(change.productId, at));
    case "restore": {
      const back = returned(mine, change.productId);
      return back ? put(mine, back) : mine;
    }
    case "remove":
      return take(mine, change.productId, "removed", at);
    case "answer":
      if (change.answer === "let-go") return take(mine, change.productId, "let-go", at);
      return edited(mine, change.productId, { keptAt: at });
    case "edit":
      return edited(mine, change.productId, change.edit);
    case "order":
      return { ...mine, wishes: ordered(mine.wishes, change.productIds) };
  }
}

/** The list after the server answered: what it says of the thing counts, not what we guessed. */
export function confirmed(mine: MyWishes, change: WishChange, { outcome, wish }: WishOutcome, at: string): MyWishes {
  if (outcome === "full") return mine;
  const next = changed(mine, change, at);
  if (change.kind === "order") return next;
  const without = { ...next, wishes: next.wishes.filter(({ productId }) => productId !== change.productId) };
  if (!wish) return without;
  return hasWish(next, change.productId)
    ? { ...next, wishes: next.wishes.map((other) => (other.productId === wish.productId ? wish : other)) }
    : put(next, wish);
}

/** How the server is told. */
export function intentOf(change: WishChange): WriteIntent {
  if (change.kind === "order") {
    const body = { productIds: [...change.productIds] };
    return { name: "wish-order", path: "/api/wishlist/order", method: "PUT", body };
  }
  const path = `/api/wishlist/items/${change.productId}` as const;
  switch (change.kind) {
    case "want":
    case "remove":
      return { name: `wish-${change.productId}`, path, method: "PUT", body: { isWanted: change.kind === "want" } };
    case "edit":
      return { name: `wish-edit-${change.productId}`, path, method: "PATCH", body: change.edit };
    case "answer":
      return {
        name: `wish-answer-${change.productId}`,
        path: `${path}/answer`,
        method: "POST",
        body: { answer: change.answer },
      };
    case "restore":
      return { name: `wish-restore-${change.productId}`, path: `${path}/restore`, method: "POST", body: {} };
  }
}

/** Adds a change to those that wait; one that says the same kind of thing about the same product is replaced. */
export function queued(waiting: readonly WishChange[], change: WishChange): WishChange[] {
  const merged = waiting.find((other) => subjectOf(other) === subjectOf(change));
  const both =
    merged?.kind === "edit" && change.kind === "edit"
      ? { ...change, edit: { ...merged.edit, ...change.edit } }
      : change;
  return [...waiting.filter((other) => other !== merged), both];
}

/** True when the product is on the list, in whatever state. */
export const hasWish = ({ wishes }: MyWishes, productId: string): boolean =>
  wishes.some((wish) => wish.productId === productId);

/** Where a tapped thing may go: a heart on and a heart off are about the same. */
function subjectOf(change: WishChange): string {
  if (change.kind === "order") return "order";
  return `${change.kind === "edit" ? "edit" : "place"} ${change.productId}`;
}

const fresh = (productId: string, at: string): Wish => ({
  ...{ productId, state: "wanted", note: "", folder: "mine", wantedAt: at, keptAt: null },
});

function returned({ left }: MyWishes, productId: string): Wish | null {
  const found = left.find((other) => other.productId === productId);
  if (!found) return null;
  const { leftAt: _, how: __, ...wish } = found;
  return wish;
}

function put(mine: MyWishes, wish: Wish): MyWishes {
  return {
    ...mine,
    wishes: [wish, ...mine.wishes],
    left: mine.left.filter(({ productId }) => productId !== wish.productId),
  };
}

function take(mine: MyWishes, productId: string, how: "removed" | "let-go", leftAt: string): MyWishes {
  const wish = mine.wishes.find((other) => other.productId === productId);
  if (!wish) return mine;
  return {
    ...mine,
    wishes: mine.wishes.filter((other) => other !== wish),
    left: [{ ...wish, how, leftAt }, ...mine.left.filter((other) => other.productId !== productId)],
  };
}

function edited(mine: MyWishes, productId: string, edit: Partial<Wish> | WishEdit): MyWishes {
  return {
    ...mine,
    wishes: mine.wishes.map((wish) => (wish.productId === productId ? ({ ...wish, ...edit } as Wish) : wish)),
  };
}

function ordered(wishes: readonly Wish[], productIds: readonly string[]): Wish[] {
  const placeOf = new Map(productIds.map((productId, place) => [productId, place]));
  const place = (wish: Wish): number => placeOf.get(wish.productId) ?? productIds.length;
  return wishes.toSorted((a, b) => place(a) - place(b));
}
