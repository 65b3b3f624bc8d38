import "#app/generated/site-fonts/ucp.css";
import { useLoaderData } from "react-router";
import { ToastPlace } from "#app/kits/ui/toast/toast.tsx";
import { loadBench } from "../data.server.ts";
import { Room } from "../parts/room.tsx";

export const loader = loadBench;

/** A stick breaks, becomes paint, and the paint a tile of the wall. */
export default function PaintingScreen() {
  return (
    <ToastPlace>
      <Room page={useLoaderData<typeof loader>()} />
    </ToastPlace>
  );
}
