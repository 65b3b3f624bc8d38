import type { BaseFinish, LookFinish } from "./look.ts";
import type { Finish } from "./monster.ts";

/** What the catalogue calls "any" has no finish of its own and is put on as satin. */
export const lookFinishOf = (finish: Finish): LookFinish => (finish === "any" ? "satin" : finish);

/** How a base of this finish answers light: what is matte or sheer as powder does, what shines as dew. */
export function baseFinishOf(finish: Finish): BaseFinish {
  if (finish === "matte" || finish === "sheer") return "matte";
  return finish === "satin" || finish === "any" ? "satin" : "dewy";
}
