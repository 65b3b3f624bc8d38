import "#app/generated/site-fonts/lmw-stage.css";
import { useLoaderData } from "react-router";
import { WorldFrame } from "../frame/world-frame.tsx";
import { loadTutorial } from "../stage/data.server.ts";
import { TutorialView } from "../stage/parts/tutorial-view.tsx";

export const loader = loadTutorial;

/** The first twenty seconds. */
export default function TutorialScreen() {
  const page = useLoaderData<typeof loader>();
  return (
    <WorldFrame bare music={null}>
      <TutorialView page={page} />
    </WorldFrame>
  );
}
