import { Suspense } from "react";
import type { Tonight } from "../contract.ts";
import type { Floor } from "../data.server.ts";
import { useVisitNumber } from "../scene/use-visit-number.ts";
// The script comes with the second visit; its styles must not move what is there.
import { lazyOrNothing } from "./lazy-or-nothing.ts";
import "./tonight-three.module.css";

const TonightThree = lazyOrNothing(async () => (await import("./tonight-three.tsx")).TonightThree);

/** The place of tonight's three: empty on the first visit. */
export function TonightPlace(props: { floors: Floor[]; tonight: Tonight | null }) {
  if (useVisitNumber() < 2) return null;
  return (
    <Suspense>
      <TonightThree {...props} />
    </Suspense>
  );
}
