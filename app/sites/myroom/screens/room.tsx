import "#app/generated/site-fonts/myroom.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { headMeta } from "#app/kits/page/head.ts";
import { ToastRegion } from "#app/kits/ui/toast/toast.tsx";
import { loadRoom } from "../data.server.ts";
import { RoomView } from "../parts/room-view.tsx";

export const loader = loadRoom;

export const meta: MetaFunction<typeof loader> = ({ matches }) => metaFromSite(matches, headMeta);

/** The visitor's own room; with `?f=` a friend's. The code stays in the browser: the page is the same for all. */
export default function RoomScreen() {
  const { isDay } = useLoaderData<typeof loader>();
  return (
    <ToastRegion>
      <RoomView isDay={isDay} />
    </ToastRegion>
  );
}
