import "#app/generated/site-fonts/lmw.css";
import { useLoaderData } from "react-router";
import { loadMap } from "../map.server.ts";
import { WorldFrame } from "../frame/world-frame.tsx";
import { WorldMap } from "../map/world-map.tsx";

export const loader = loadMap;

/** The map of the world. */
export default function MapScreen() {
  const page = useLoaderData<typeof loader>();
  return (
    <WorldFrame frame={page.frame}>
      <WorldMap page={page} />
    </WorldFrame>
  );
}
