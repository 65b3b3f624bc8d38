import "#app/generated/site-fonts/myroom.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { headMeta } from "#app/kits/page/head.ts";
import { ToastRegion } from "#app/kits/ui/toast/toast.tsx";
import { loadRoom } from "../data.server.ts";
import { RoomView } from "../parts/room-view.tsx";
// What comes with the room comes as scripts of their own; their styles must be there before.
import "#app/kits/share/share-buttons.module.css";
import "#app/kits/ui/field/field.module.css";
import "#app/kits/ui/notice/notice.module.css";
import "../parts/diary.module.css";
import "../parts/friends.module.css";
import "../parts/saved-items.module.css";
import "../parts/room-canvas.module.css";

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
