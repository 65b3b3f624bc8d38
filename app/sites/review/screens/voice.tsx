import "#app/generated/site-fonts/review.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { ToastPlace } from "#app/kits/ui/toast/toast.tsx";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { loadVoice } from "../data.server.ts";
import { voiceMeta } from "../head.ts";
import { OneVoice } from "../parts/one-voice.tsx";

export const loader = loadVoice;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromDoor(matches, (head) => voiceMeta(head, loaderData));

/** One voice. */
export default function VoiceScreen() {
  const page = useLoaderData<typeof loader>();
  return (
    <ToastPlace>
      <OneVoice key={page.view === "one" ? page.voice.id : page.view} page={page} />
    </ToastPlace>
  );
}
