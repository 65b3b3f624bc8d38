import type { Site } from "#contracts/site.ts";
import { type CopyTree, generateMessageTypes } from "#app/kits/i18n/message-types.ts";

export interface NewSite {
  id: string;
  zone: Site["zone"];
  order: number;
}

/** The files of a new site, by their path inside its folder. It works and passes every check as it is. */
export function siteFiles(site: NewSite): Map<string, string> {
  const { id } = site;
  const copy: CopyTree = {
    title: `新しい部屋 ${id}`,
    line: "灯りがひとつ点いていて、椅子がひとつ、こちらを向いている。",
    back: "町へ戻る",
  };
  return new Map([
    ["site.ts", manifestFile(site)],
    [`screens/${id}.tsx`, screenFile(site)],
    [`screens/${id}.module.css`, stylesFile],
    ["copy/ja.json", `${JSON.stringify(copy, null, 2)}\n`],
    ["copy/messages.ts", generateMessageTypes(copy)],
    [`${id}.sandbox.tsx`, sandboxFile(site)],
    [`${id}.test.tsx`, testFile(site)],
    ["events.ts", eventsFile(site)],
    ["README.md", readmeFile(site)],
  ]);
}

/** `lucky-draw` → `LuckyDraw`. */
export function componentName(id: string): string {
  return id.replaceAll(/(^|-)([a-z0-9])/g, (_, _hyphen, letter: string) => letter.toUpperCase());
}

function manifestFile({ id, zone, order }: NewSite): string {
  return `import type { Site } from "#contracts/site.ts";

export const site = {
  id: "${id}",
  zone: ${zone},
  order: ${order},
  name: { ja: "新しい部屋 ${id}", en: "New room ${id}" },
  verb: { ja: "扉を押す", en: "Push the door" },
  promise: {
    ja: "灯りのついた部屋で、椅子がひとつ、こちらを向いて待つ。",
    en: "A lit room, and one chair in it that waits for you.",
  },
  needs: [],
  screens: [
    {
      id: "room",
      path: "${id}",
      lang: "ja",
      file: "screens/${id}.tsx",
      title: "新しい部屋 ${id}",
      description: "新しい部屋 ${id} の灯りと、椅子。",
      index: true,
    },
  ],
} satisfies Site;
`;
}

function screenFile({ id, zone }: NewSite): string {
  return `import { Link } from "react-router";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./${id}.module.css";

/** The first screen: what the site is, and the way back to its zone. */
export default function ${componentName(id)}() {
  const t = useMessages<Messages>();
  return (
    <section className={css.room}>
      <h1>{t("title")}</h1>
      <p>{t("line")}</p>
      <Link to="/zone${zone}" prefetch="intent" className={css.back}>
        {t("back")}
      </Link>
    </section>
  );
}
`;
}

const stylesFile = `@layer site {
  .room {
    min-block-size: calc(100svb - var(--bar));
    padding: var(--hang) var(--side) var(--step-5);
    background: var(--soot);
  }

  .back {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    min-inline-size: 2.75rem;
  }
}
`;

function sandboxFile({ id }: NewSite): string {
  const name = componentName(id);
  return `import { SiteMessages } from "#app/kits/i18n/messages.tsx";
import ja from "./copy/ja.json";
import ${name} from "./screens/${id}.tsx";

export const sandboxes = {
  "the room": () => (
    <SiteMessages messages={ja}>
      <${name} />
    </SiteMessages>
  ),
};
`;
}

function testFile({ id }: NewSite): string {
  const name = componentName(id);
  return `import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { expect, test } from "vitest";
import { SiteMessages, MessagesProvider } from "#app/kits/i18n/messages.tsx";
import ja from "./copy/ja.json";
import ${name} from "./screens/${id}.tsx";

test("the room can be read without scripts, and leads back to its floor", async () => {
  const handler = createStaticHandler([{ path: "/${id}", Component: ${name} }]);
  const context = await handler.query(new Request("http://zone.test/${id}"));
  if (context instanceof Response) throw new Error("the room sends its visitors away");
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToStaticMarkup(
    <MessagesProvider lang="ja" messages={{}}>
      <SiteMessages messages={ja}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </SiteMessages>
    </MessagesProvider>,
  );
  expect(html).toContain("<h1>新しい部屋 ${id}</h1>");
  expect(html).toContain('href="/zone');
});
`;
}

function eventsFile({ id }: NewSite): string {
  return `import type { SiteEventNames } from "#app/kits/analytics/event-names.ts";
import type { SiteEvents } from "#contracts/analytics-event.ts";

/** What this site counts. */
export const events = { prefixes: ["${id.replaceAll("-", "_")}"] } as const satisfies SiteEvents;

declare module "#app/kits/analytics/event-names.ts" {
  interface EventNames {
    ${id.includes("-") ? `"${id}"` : id}: SiteEventNames<typeof events>;
  }
}
`;
}

function readmeFile({ id }: NewSite): string {
  return `# ${id}: 新しい部屋

What a visitor does here, in one or two sentences.

- **Hero**: the one moment this room is remembered for; it has a tap path and a still for reduced motion.
- **Screens**
  - \`/${id}\`: the room.
- **Data**: none.
- **Debug by URL**: none.
- **State**: open.
`;
}
