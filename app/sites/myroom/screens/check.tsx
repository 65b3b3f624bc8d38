import "#app/generated/site-fonts/myroom-check.css";
import type { MetaFunction } from "react-router";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { headMeta } from "#app/shell/door/head.ts";
import { CheckDesk } from "../check/check-desk.tsx";

export { loader } from "../check/data.server.ts";

export const meta: MetaFunction = ({ matches }) => metaFromDoor(matches, (head) => headMeta(head));

/** 持ちもの確認: what is still missing, how the room is kept, what is set, and what we hold. */
export default function Check() {
  return <CheckDesk />;
}
