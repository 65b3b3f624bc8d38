import { type MetaDescriptor, type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";
import { withCard } from "#app/shell/door/card-image.ts";
import { type Head, headMeta } from "#app/shell/door/head.ts";
import { ToastPlace } from "#app/kits/ui/toast/toast.tsx";
import type { TesterData } from "./data.server.ts";
import { Tester } from "./parts/tester.tsx";
// What comes later brings its script later, but not its styles: a late stylesheet moves what is there.
import "./parts/blind.module.css";
import "./parts/compare.module.css";
import "./parts/eye-panel.module.css";
import "./parts/picture-bar.module.css";
import "./parts/split-line.module.css";
import "./parts/ways.module.css";
import "#app/kits/handover/menu-drawing.module.css";
import "#app/kits/handover/outside-guide.module.css";
import "#app/kits/share/share-buttons.module.css";
import "#app/kits/shelf/later-heart.module.css";
import "#app/kits/shelf/wish-heart.module.css";
import "#app/kits/ui/notice/notice.module.css";

/** The same room for lips and tints. */
export function TesterRoom() {
  const data = useLoaderData<TesterData>();
  return (
    <ToastPlace>
      <Tester key={data.line} data={data} />
    </ToastPlace>
  );
}

/** Another shade of the same shelf is painted on the phone; the server is not asked. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

/** A shade that the address names is shared with its own picture. */
export function testerMeta(head: Head, data: TesterData | undefined, asked: string | null): MetaDescriptor[] {
  const shade = data?.shades.find(({ id }) => id === asked);
  if (!data || !shade) return headMeta(head);
  return headMeta({
    ...withCard(head, "virtual-tester", shade.id, `${shade.name}を、唇に。`),
    title: `${shade.name}｜${head.title}`,
    canonicalUrl: `${head.canonicalUrl}?s=${shade.id}`,
  });
}
