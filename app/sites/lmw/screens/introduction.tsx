import "#app/generated/site-fonts/lmw.css";
import { useLoaderData } from "react-router";
import { Story } from "../story/story.tsx";
import { WorldFrame } from "../frame/world-frame.tsx";
import { loadStory } from "../story.server.ts";

export const loader = loadStory;

/** How it began, in five pictures; never a menu. */
export default function IntroductionScreen() {
  return (
    <WorldFrame bare>
      <Story page={useLoaderData<typeof loader>()} />
    </WorldFrame>
  );
}
