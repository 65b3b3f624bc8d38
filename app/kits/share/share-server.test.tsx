import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider } from "#app/kits/i18n/messages.tsx";
import { ShareButtons } from "./share-buttons.tsx";

test("the page is the same for all: what a browser can do is left open on the server", () => {
  const share = () => {
    throw new Error("no share is composed on the server");
  };
  const html = renderToStaticMarkup(
    <MessagesProvider lang="ja" messages={{}}>
      <ShareButtons share={share} />
    </MessagesProvider>,
  );
  expect(html).toMatch(/^<div class="[^"]*"><\/div>$/);
});
