import "#app/generated/site-fonts/review.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { ToastPlace } from "#app/kits/ui/toast/toast.tsx";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { loadVoices } from "../data.server.ts";
import { listMeta } from "../head.ts";
import { VoicesAway } from "../parts/away.tsx";
import { Room } from "../parts/room.tsx";

export const loader = loadVoices;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromDoor(matches, (head) => listMeta(head, loaderData));

/** The shelf of voices. */
export default function VoicesScreen() {
  const page = useLoaderData<typeof loader>();
  return <ToastPlace>{page.view === "list" ? <Room page={page} /> : <VoicesAway />}</ToastPlace>;
}
