import type { MyWishes, Wish, WishAnswer, WishEdit, WishOutcome } from "#contracts/wishes.ts";
import type { WriteIntent } from "../visitor/pending-writes.ts";

/** One thing a visitor does to the list. Each says a state, not a step: doing it twice is doing it once. */
export type WishChange =
  | { kind: "want" | "remove" | "restore"; productId: string }
  | { kind: "own"; productId: string; units: number }
  | { kind: "edit"; productId: string; edit: WishEdit }
  | { kind: "answer"; productId: string; answer: WishAnswer }
  | { kind: "order"; productIds: readonly string[] };

/** The list as it is after a change, before the server has said so. `at` stands in for the server's moment. */
export function applyChange(myWishes: MyWishes, change: WishChange, at: string): MyWishes {
  switch (change.kind) {
    case "want":
      return hasWish(myWishes, change.productId)
        ? myWishes
        : addWish(myWishes, findRemoved(myWishes, change.productId) ?? createWish(change.productId, at));
    case "own": {
      const listed = applyChange(myWishes, { kind: "want", productId: change.productId }, at);
      return editWish(listed, change.productId, { state: "owned", units: change.units });
    }
    case "restore": {
      const restored = findRemoved(myWishes, change.productId);
      return restored ? addWish(myWishes, restored) : myWishes;
    }
    case "remove":
      return removeWish(myWishes, change.productId, "removed", at);
    case "answer":
      if (change.answer === "let-go") return removeWish(myWishes, change.productId, "let-go", at);
      return editWish(myWishes, change.productId, { keptAt: at });
    case "edit":
      return editWish(myWishes, change.productId, change.edit);
    case "order":
      return { ...myWishes, wishes: orderWishes(myWishes.wishes, change.productIds) };
  }
}

/** The list after the server answered: what it says of the thing counts, not what we guessed. */
export function confirmChange(
  myWishes: MyWishes,
  change: WishChange,
  { outcome, wish }: WishOutcome,
  at: string,
): MyWishes {
  if (outcome === "full") return myWishes;
  const next = applyChange(myWishes, change, at);
  if (change.kind === "order") return next;
  const without = { ...next, wishes: next.wishes.filter(({ productId }) => productId !== change.productId) };
  if (!wish) return without;
  return hasWish(next, change.productId)
    ? { ...next, wishes: next.wishes.map((other) => (other.productId === wish.productId ? wish : other)) }
    : addWish(next, wish);
}

/** How the server is told. */
export function toWriteIntent(change: WishChange): WriteIntent {
  if (change.kind === "order") {
    const body = { productIds: [...change.productIds] };
    return { name: "wish-order", path: "/api/wishlist/order", method: "PUT", body };
  }
  const path = `/api/wishlist/items/${change.productId}` as const;
  switch (change.kind) {
    case "want":
    case "remove":
      return { name: `wish-${change.productId}`, path, method: "PUT", body: { isWanted: change.kind === "want" } };
    case "own":
      return {
        name: `wish-own-${change.productId}`,
        path: `${path}/owned`,
        method: "PUT",
        body: { units: change.units },
      };
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
export function queueChange(pending: readonly WishChange[], change: WishChange): WishChange[] {
  const merged = pending.find((other) => changeSubject(other) === changeSubject(change));
  const both =
    merged?.kind === "edit" && change.kind === "edit"
      ? { ...change, edit: { ...merged.edit, ...change.edit } }
      : change;
  return [...pending.filter((other) => other !== merged), both];
}

/** True when the product is on the list, in whatever state. */
export const hasWish = ({ wishes }: MyWishes, productId: string): boolean =>
  wishes.some((wish) => wish.productId === productId);

/** Where a tapped thing may go: a heart on and a heart off are about the same. */
function changeSubject(change: WishChange): string {
  if (change.kind === "order") return "order";
  return `${change.kind === "edit" ? "edit" : "place"} ${change.productId}`;
}

const createWish = (productId: string, at: string): Wish => ({
  ...{ productId, state: "wanted", note: "", folder: "mine", wantedAt: at, keptAt: null, units: 1, isLow: false },
});

function findRemoved({ left }: MyWishes, productId: string): Wish | null {
  const found = left.find((other) => other.productId === productId);
  if (!found) return null;
  const { leftAt: _, how: __, ...wish } = found;
  return wish;
}

function addWish(myWishes: MyWishes, wish: Wish): MyWishes {
  return {
    ...myWishes,
    wishes: [wish, ...myWishes.wishes],
    left: myWishes.left.filter(({ productId }) => productId !== wish.productId),
  };
}

function removeWish(myWishes: MyWishes, productId: string, how: "removed" | "let-go", leftAt: string): MyWishes {
  const wish = myWishes.wishes.find((other) => other.productId === productId);
  if (!wish) return myWishes;
  return {
    ...myWishes,
    wishes: myWishes.wishes.filter((other) => other !== wish),
    left: [{ ...wish, how, leftAt }, ...myWishes.left.filter((other) => other.productId !== productId)],
  };
}

function editWish(myWishes: MyWishes, productId: string, edit: Partial<Wish> | WishEdit): MyWishes {
  return {
    ...myWishes,
    wishes: myWishes.wishes.map((wish) => (wish.productId === productId ? ({ ...wish, ...edit } as Wish) : wish)),
  };
}

function orderWishes(wishes: readonly Wish[], productIds: readonly string[]): Wish[] {
  const positionOf = new Map(productIds.map((productId, getPosition) => [productId, getPosition]));
  const getPosition = (wish: Wish): number => positionOf.get(wish.productId) ?? productIds.length;
  return wishes.toSorted((a, b) => getPosition(a) - getPosition(b));
}
