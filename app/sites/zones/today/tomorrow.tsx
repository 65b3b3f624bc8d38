import role from "#app/kits/ui/type/type.module.css";
import type { Today1 } from "./floors.server.ts";

/** Why one comes back: what will be new tomorrow, as it is planned. */
export function Tomorrow({ tomorrow: { before, shadeName, after } }: { tomorrow: Today1["tomorrow"] }) {
  return (
    <div className="pad-side-3">
      <p className="marked text-body">
        {before}
        <span className={role.display}>{shadeName}</span>
        {after}
      </p>
    </div>
  );
}
