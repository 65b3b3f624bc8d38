// @vitest-environment happy-dom
import { expect, onTestFinished, test } from "vitest";
import { MessagesProvider, SiteMessages } from "#app/kits/i18n/messages.tsx";
import { mount } from "#app/kits/ui/testing/mount.tsx";
import words from "../copy/ja.json";
import { parseQuery } from "../rules/parse-query.ts";
import { CatalogueSearch } from "./catalogue-search.tsx";

function open() {
  const search = (text: string) => (
    <MessagesProvider lang="ja" messages={{}}>
      <SiteMessages messages={words}>
        <CatalogueSearch query={parseQuery(new URLSearchParams({ q: text })).query} />
      </SiteMessages>
    </MessagesProvider>
  );
  const view = mount(search(""));
  onTestFinished(() => view.unmount());
  return {
    field: view.find<HTMLInputElement>("input[type=search]"),
    find: view.find,
    show: (text: string) => view.draw(search(text)),
  };
}

test("what one types while the answer to the word before is on its way stays in the field", () => {
  const { field, find, show } = open();
  field.value = "きんぎょ";
  field.value = "石榴";
  show("きんぎょ");
  expect(find("input[type=search]"), "it is the same field, with its focus").toBe(field);
  expect(field.value).toBe("石榴");
});

test("a condition that is taken away, or comes back with the Back button, is told by the field", () => {
  const { field, show } = open();
  field.value = "きんぎょ";
  show("きんぎょ");
  show("");
  expect(field.value).toBe("");
  show("きんぎょ");
  expect(field.value).toBe("きんぎょ");
});
