import "#app/generated/site-fonts/chameleon.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { ToastPlace } from "#app/kits/ui/toast/toast.tsx";
import { withCard } from "#app/shell/door/card-image.ts";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { headMeta } from "#app/shell/door/head.ts";
import { loadHunt } from "./data.server.ts";
import { Room } from "./parts/room.tsx";

export const loader = loadHunt;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromDoor(matches, (head) => {
    const find = loaderData?.find;
    if (!find) return headMeta(head);
    const name = find.words.join("");
    return headMeta({
      ...withCard(head, "chameleon", find.code, `${name}。この色は『${find.shade.name}』に化けた。`),
      title: `${name}｜${head.title}`,
    });
  });

/** Colours of the town, held one at a time. */
export default function ChameleonScreen() {
  const page = useLoaderData<typeof loader>();
  return (
    <ToastPlace>
      <Room key={page.find?.code ?? ""} page={page} />
    </ToastPlace>
  );
}
