import type { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { CastMember } from "../game.server.ts";
import { findReclosed } from "./shell-marks.ts";
import type { ShellWorld } from "./shell-world.ts";

type Translate = ReturnType<typeof useMessages<Messages>>;

/** What a wrong turn brings from the second night on, in one short line; null on the first. */
export function describeApart(t: Translate, cast: readonly CastMember[], world: ShellWorld): string | null {
  if (world.setup.night < 2) return null;
  const { loose } = world;
  const reclosed = findReclosed(world);
  if (reclosed) return t("games.shells.reclosed", { name: nameOf(cast, world, reclosed[0]) });
  if (loose?.wrongTurns === 1) return t("games.shells.loosening", { name: nameOf(cast, world, loose.shells[0]) });
  return t("games.shells.apart");
}

/** Which places the last wrong pair has changed, for whoever does not see it; empty when nothing lies open. */
export const describeSwaps = (t: Translate, world: ShellWorld): string =>
  world.open.length < 2
    ? ""
    : world.swaps
        .map(({ from, to }) =>
          t("games.shells.swapped", { one: sayPlace(t, world, from), other: sayPlace(t, world, to) }),
        )
        .join("");

/** What the monster shows, in a sentence; empty while it shows nothing. */
export function describePeek(t: Translate, cast: readonly CastMember[], world: ShellWorld): string {
  if (!world.peek) return "";
  const [one, other] = world.peek.shells;
  const places = { one: sayPlace(t, world, one), other: sayPlace(t, world, other) };
  return t("games.shells.peeking", { ...places, name: nameOf(cast, world, one) });
}

/** The number of a shell; with reduced motion the number of a line in its column. */
function sayPlace(t: Translate, { setup, shells }: ShellWorld, place: number): string {
  if (setup.kind !== "twin") return t("games.shells.place", { n: place + 1 });
  const half = shells.length / 2;
  const column = t(place < half ? "games.shells.names" : "games.shells.scenes");
  return t("games.shells.line", { column, n: (place % half) + 1 });
}

/** Whose shell lies at a place. */
const nameOf = (cast: readonly CastMember[], { shells }: ShellWorld, place: number): string =>
  cast[shells[place]?.monster ?? -1]?.name ?? "";
