import "#app/generated/site-fonts/lmp.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { headMeta } from "#app/shell/door/head.ts";
import { loadProphecy } from "./data.server.ts";
import { prophecyMeta } from "./head.ts";
import { OtherLetter } from "./parts/other-letter.tsx";
import { Thirtieth } from "./parts/thirtieth.tsx";
import { Tonight } from "./parts/tonight.tsx";

export const loader = loadProphecy;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromDoor(matches, (head) => (loaderData ? prophecyMeta(head, loaderData) : headMeta(head)));

export default function ProphecyScreen() {
  const page = useLoaderData<typeof loader>();
  switch (page.view) {
    case "tonight":
      return <Tonight key={page.day} page={page} />;
    case "letter":
      return <OtherLetter key={page.letter.key} letter={page.letter} today={page.today} />;
    case "thirtieth":
      return <Thirtieth hex={page.hex} />;
  }
}
