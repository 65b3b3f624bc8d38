import "#app/generated/site-fonts/myroom-check.css";
import type { MetaFunction } from "react-router";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { headMeta } from "#app/kits/page/head.ts";
import { CheckPanel } from "../check/check-panel.tsx";

export { loader } from "../check/data.server.ts";

export const meta: MetaFunction = ({ matches }) => metaFromSite(matches, (head) => headMeta(head));

/** 持ちもの確認: what is still missing, how the visitor data is kept, what is set, and what we hold. */
export default function Check() {
  return <CheckPanel />;
}
