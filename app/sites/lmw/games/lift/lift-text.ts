import type { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { type Guest, highestFloor, letStayEvent } from "./rules.ts";

type Words = ReturnType<typeof useMessages<Messages>>;

/** A floor by its name. */
export function formatFloor(t: Words, floor: number): string {
  if (floor >= highestFloor) return t("games.lift.roof");
  // There is no floor without a number: the ground is the first, below it the cellars begin.
  return floor >= 1 ? t("games.lift.floor", { n: floor }) : t("games.lift.base", { n: 1 - floor });
}

/** With reduced motion: what the guest in front wants. */
export const getWish = (t: Words, { floor, stays }: Guest, name: string): string =>
  stays ? t("games.lift.stays", { name }) : t("games.lift.guest", { name, floor: formatFloor(t, floor) });

/** With reduced motion: what came of it when a guest was sent into a box, or let stay. */
export function getTurnText(t: Words, guest: Guest, box: number): string {
  const isRight = guest.judged !== 3;
  if (guest.stays) return isRight ? t("games.lift.letStay") : t("games.lift.sentStaying");
  const floor = formatFloor(t, guest.floor);
  if (isRight) return t("games.lift.ride", { floor });
  return box === letStayEvent ? t("games.lift.leftWaiting", { floor }) : t("games.lift.wrong", { floor });
}
