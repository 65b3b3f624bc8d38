import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WordsProvider } from "#app/kits/words/words.tsx";
import { ShareButtons } from "./share-buttons.tsx";

test("the page is the same for all: what a browser can do is left open on the server", () => {
  const share = () => {
    throw new Error("no share is composed on the server");
  };
  const html = renderToStaticMarkup(
    <WordsProvider lang="ja" messages={{}}>
      <ShareButtons share={share} />
    </WordsProvider>,
  );
  expect(html).toMatch(/^<div class="[^"]*"><\/div>$/);
});
