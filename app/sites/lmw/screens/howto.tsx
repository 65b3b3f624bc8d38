import "#app/generated/site-fonts/lmw.css";
import { useLoaderData } from "react-router";
import { HowTo } from "../story/how-to.tsx";
import { WorldFrame } from "../frame/world-frame.tsx";
import { loadHowTo } from "../story.server.ts";

export const loader = loadHowTo;

/** How to play, on six cards. */
export default function HowToScreen() {
  const page = useLoaderData<typeof loader>();
  return (
    <WorldFrame frame={page.frame}>
      <HowTo page={page} />
    </WorldFrame>
  );
}
